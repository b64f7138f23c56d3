/** How an object is stored, and given to whoever reads it over HTTP. */
export interface ObjectFacts {
  contentType: string
  cacheControl: string
  contentEncoding?: string | undefined
}

/** An object with its content. */
export interface StoredObject {
  content: Buffer<ArrayBuffer>
  /** Names exactly these bytes under this key; quotes belong to it. */
  etag: string
}

/** An object in a listing, without its content. */
export interface ListedObject {
  key: string
  bytes: number
  changedAt: Date
}

/**
 * Objects under keys, as S3 stores them: each written whole or not at all, read by all as soon as it is written. Keys
 * are below the prefix of the store. What the store itself cannot do is thrown as `ObjectStoreFailed`.
 */
export interface ObjectStore {
  /** For messages: `s3://bucket/prefix`. */
  readonly name: string
  get(key: string, signal?: AbortSignal): Promise<StoredObject | undefined>
  /** 'same' where its etag is that one still: no body is sent then. */
  getUnless(etag: string, key: string, signal?: AbortSignal): Promise<StoredObject | 'same' | undefined>
  put(key: string, content: Buffer, facts: ObjectFacts): Promise<void>
  /** Only where there is none under this key; answers whether it was this call that made it. */
  create(key: string, content: Buffer, facts: ObjectFacts): Promise<boolean>
  /** Only in the place of these very bytes; answers whether it did. */
  replace(etag: string, key: string, content: Buffer, facts: ObjectFacts): Promise<boolean>
  /** No error where there is none. */
  remove(key: string): Promise<void>
  list(below: string): Promise<ListedObject[]>
  /** Names of what lies directly below, up to the next slash: `a/` has `b` where there is `a/b/c`. */
  folders(below: string): Promise<string[]>
  close(): void
}

/** The store did not do what it was asked: away, full, forbidden. `code` is its own word for it. */
export class ObjectStoreFailed extends Error {
  override readonly name = 'ObjectStoreFailed'
  readonly code: string

  constructor(store: string, code: string, cause: unknown) {
    super(`The object store ${store} did not do it (${code}).`, { cause })
    this.code = code
  }
}
