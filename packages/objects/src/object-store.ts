/** Headers with which an object is stored and served over HTTP. */
export interface ObjectFacts {
  contentType: string
  cacheControl: string
  contentEncoding?: string | undefined
}

/** An object with its content. */
export interface StoredObject {
  content: Buffer<ArrayBuffer>
  /** Identifies exactly these bytes under this key; includes the quotes. */
  etag: string
}

/** An object in a listing, without its content. */
export interface ListedObject {
  key: string
  bytes: number
  changedAt: Date
}

/**
 * Objects under keys, as S3 stores them: each is written completely or not at all, and readable at once. Keys
 * are below the store's prefix. Failures of the store are thrown as `ObjectStoreFailed`.
 */
export interface ObjectStore {
  /** For messages: `s3://bucket/prefix`. */
  readonly name: string
  get(key: string, signal?: AbortSignal): Promise<StoredObject | undefined>
  /** 'same' if its etag has not changed: no body is sent then. */
  getUnless(etag: string, key: string, signal?: AbortSignal): Promise<StoredObject | 'same' | undefined>
  /** 'larger' if it has more bytes: no more than these are taken into memory. */
  getAtMost(
    mostBytes: number,
    key: string,
    signal?: AbortSignal,
  ): Promise<StoredObject | 'larger' | undefined>
  put(key: string, content: Buffer, facts: ObjectFacts): Promise<void>
  /** Creates an object only if the key is free; returns whether this call created it. */
  create(key: string, content: Buffer, facts: ObjectFacts): Promise<boolean>
  /** Replaces exactly these bytes; returns whether it did. */
  replace(etag: string, key: string, content: Buffer, facts: ObjectFacts): Promise<boolean>
  /** No error if there is none. */
  remove(key: string): Promise<void>
  list(below: string): Promise<ListedObject[]>
  /** Names directly below a prefix, up to the next slash: `a/` has `b` if `a/b/c` exists. */
  folders(below: string): Promise<string[]>
  close(): void
}

/** The store failed: unreachable, full, forbidden. `code` is the store's own code. */
export class ObjectStoreFailed extends Error {
  override readonly name = 'ObjectStoreFailed'
  readonly code: string

  constructor(store: string, code: string, cause: unknown) {
    super(`The object store ${store} did not do it (${code}).`, { cause })
    this.code = code
  }
}
