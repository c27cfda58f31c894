"""The review of a finished game: chances to win over time, what decided it, and what would have been better."""
