// A connection to a table of this page's own engine, in the shape of a WebSocket: as much of one as wire/connection.ts uses.
type Listener = (event: Event) => void;

export class EngineSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  private connection: { send(text: string): void; close(): void } | null = null;

  constructor(code: string) {
    super();
    // The engine is a chunk of its own: pages of a server's tables never load it.
    void import('./engine.svelte').then(({ openConnection }) => {
      if (this.readyState === WebSocket.CLOSED) return;
      this.connection = openConnection(code, {
        onText: (data) => this.dispatchEvent(new MessageEvent('message', { data })),
        onClosed: (closed) => this.ended(closed),
      });
      this.readyState = WebSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    });
  }

  send(text: string): void {
    this.connection?.send(text);
  }

  close(): void {
    this.connection?.close();
    this.ended(1000);
  }

  override addEventListener(type: string, heard: Listener | EventListenerObject | null): void {
    super.addEventListener(type, heard);
  }

  private ended(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}
