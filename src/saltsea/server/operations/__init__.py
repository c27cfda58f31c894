"""Operations: the operator's page, health and metrics, logs, retention and privacy."""
