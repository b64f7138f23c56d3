/** A server of the remote's own team, which its release declares by name. The site passes requests on. */
export interface Backend {
  /**
   * Requests a path of the backend, such as `/seats?day=2027-07-01`. Answers with the backend's status, or with one
   * of `backendErrorStatus` if the site could not pass the request on. Rejects if the site cannot be reached.
   */
  fetch(path: string, init?: BackendRequest): Promise<BackendAnswer>
}

/** A request to a backend. On a server it can only read, unless it handles a form. */
export interface BackendRequest {
  /** GET by default. */
  method?: string | undefined
  /** The site passes on those of `backendRequestHeaders`. */
  headers?: Readonly<Record<string, string>> | undefined
  body?: string | undefined
  /**
   * Tells the backend who the guest is. The page asks the guest once, and only after a press. Without a guest who is
   * signed in the answer is 401 (`unauthorized`), without an agreement 403 (`backend_not_agreed`), and nothing is
   * sent. For `useBackend` alone: `load` and servers ask as nobody.
   */
  asGuest?: boolean | undefined
  /** Has no effect on a server, where a render either runs or is over. */
  signal?: AbortSignal | undefined
}

/** What a widget can read of an answer wherever it runs; a browser's `Response` has it, too. */
export interface BackendAnswer {
  ok: boolean
  status: number
  headers: { get(name: string): string | null }
  text(): Promise<string>
  json(): Promise<unknown>
  /** The answer as it arrives; undefined on a server. */
  body?: ReadableStream<Uint8Array<ArrayBuffer>> | null | undefined
}

/** The backend of this name. */
export type OpenBackend = (name: string) => Backend
