// Secrets and request tokens.

/** 128 random bits, as the server wants keys and as no other token will ever read. */
export function token(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
