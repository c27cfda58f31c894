// Written by `python3 tools/write_generated.py` from the server's messages. Do not edit.

/** Which Saltsea this is. `contact` is how to reach whoever runs this server; empty when they did not say. */
export interface About {
  readonly version: string;
  readonly engine: "compiled" | "plain";
  readonly contact: string;
}

/** Every game aboard, in the order to show them. */
export interface Catalogue {
  readonly entries: readonly CatalogueEntry[];
}

/** A game that this server can open a table for. `players` is the fewest and the most. */
export interface CatalogueEntry {
  readonly name: string;
  readonly title: Title;
  readonly players: readonly [number, number];
  readonly real_time: boolean;
}

/** A request that could not be served: the HTTP status again, and why, in words. */
export interface Failure {
  readonly status: number;
  readonly message: string;
}

/** The answer to a watchdog: the server is up and answers. */
export interface Health {
  readonly status: "ok";
}

/** A name in both languages; Saltsea has no text in only one of them. */
export interface Title {
  readonly en: string;
  readonly fr: string;
}
