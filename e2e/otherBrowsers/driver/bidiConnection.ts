type Pending = { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void };

/** A connection to a browser that speaks WebDriver BiDi: commands and events as JSON over one web socket. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Set<(method: string, params: unknown) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#receive(String(data)));
    socket.addEventListener("close", () => {
      for (const { reject } of this.#pending.values())
        reject(new Error("The browser closed the connection."));
      this.#pending.clear();
    });
  }

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve, { once: true });
      socket.addEventListener("error", () => reject(new Error(`Cannot connect to ${url}.`)), { once: true });
    });
    return new BidiConnection(socket);
  }

  /**
   * Sends a command and returns its result.
   * @throws Error when the browser rejects it.
   */
  send(method: string, params: object = {}): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject: (error) => reject(new Error(`${method}: ${error.message}`)) });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** Calls `listener` for each event until the returned function is called. */
  listen(listener: (method: string, params: unknown) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    this.#socket.close();
  }

  #receive(text: string): void {
    const message: {
      readonly id?: number;
      readonly type: string;
      readonly method?: string;
      readonly params?: unknown;
      readonly result?: unknown;
      readonly error?: string;
      readonly message?: string;
    } = JSON.parse(text);
    if (message.type === "event") {
      for (const listener of this.#listeners) listener(message.method ?? "", message.params);
      return;
    }
    const pending = this.#pending.get(message.id ?? 0);
    this.#pending.delete(message.id ?? 0);
    if (message.type === "success") pending?.resolve(message.result);
    else pending?.reject(new Error(`${message.error}: ${message.message}`));
  }
}
