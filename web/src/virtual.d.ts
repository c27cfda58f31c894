// Modules that vite.config.ts writes.
declare module 'virtual:own-texts' {
  /** How the client's own texts of each language are fetched: what tables say, and what other pages say besides. */
  const fetched: Readonly<
    Record<'table' | 'pages', Readonly<Record<string, () => Promise<{ readonly default: string }>>>>
  >;
  export default fetched;
}
