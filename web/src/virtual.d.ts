// Modules that vite.config.ts writes.
declare module 'virtual:own-texts' {
  /** How the client's own texts of each language are fetched. */
  const fetched: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export default fetched;
}
