import type { Readable } from 'node:stream'
import {
  type _Object,
  DeleteObjectCommand,
  GetObjectCommand,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { asFailed, isLost, isMissing, isSame } from './failures.ts'
import type { BucketLocation } from './location.ts'
import type { ListedObject, ObjectFacts, ObjectStore, StoredObject } from './object-store.ts'

/** A healthy store responds in a fraction of it; a hung one must not block the caller. */
const connectMs = 2_000
const answerMs = 10_000
/** Retries with growing pauses, for temporary failures: 5xx, 429, a lost connection. */
const attempts = 3

const openClient = ({ region, endpoint, credentials }: BucketLocation) =>
  new S3Client({
    region,
    credentials,
    // self-hosted stores rarely have a host name for each bucket
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // stores other than Amazon's do not all know the newer checksums; content is checked by our own hashes
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
  })

/** A bucket of S3, or of a compatible store. */
export const createBucket = (location: BucketLocation): ObjectStore => {
  const { bucket: Bucket, prefix } = location
  const client = openClient(location)
  const name = `s3://${Bucket}/${prefix}`.replace(/\/$/, '')
  const keyOf = (key: string) => ({ Bucket, Key: prefix + key })

  const orFail = async <T>(work: Promise<T>, answer: (cause: unknown) => T): Promise<T> => {
    try {
      return await work
    } catch (cause) {
      return answer(cause)
    }
  }
  const fail = (cause: unknown): never => {
    throw asFailed(name, cause)
  }

  const read = async (
    key: string,
    signal: AbortSignal | undefined,
    IfNoneMatch?: string,
  ): Promise<StoredObject> => {
    const command = new GetObjectCommand({ ...keyOf(key), ...(IfNoneMatch && { IfNoneMatch }) })
    const { Body, ETag = '' } = await client.send(command, signal && { abortSignal: signal })
    return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag }
  }
  /** Counts as it reads: a store may say another length, or none. */
  const readAtMost = async (
    mostBytes: number,
    key: string,
    signal: AbortSignal | undefined,
  ): Promise<StoredObject | 'larger'> => {
    const { Body, ETag = '' } = await client.send(
      new GetObjectCommand(keyOf(key)),
      signal && { abortSignal: signal },
    )
    const chunks: Uint8Array[] = []
    let bytes = 0
    // leaving the loop ends the answer
    for await (const chunk of (Body as Readable | undefined) ?? []) {
      bytes += chunk.length
      if (bytes > mostBytes) return 'larger'
      chunks.push(chunk)
    }
    return { content: Buffer.concat(chunks), etag: ETag }
  }
  const write = (key: string, content: Buffer, facts: ObjectFacts, condition?: Condition) => {
    const { contentType, cacheControl, contentEncoding } = facts
    return client.send(
      new PutObjectCommand({
        ...keyOf(key),
        Body: content,
        ContentType: contentType,
        CacheControl: cacheControl,
        ...(contentEncoding && { ContentEncoding: contentEncoding }),
        ...condition,
      }),
    )
  }
  const toListed = ({ Key = '', Size = 0, LastModified = new Date(0) }: _Object): ListedObject => ({
    key: Key.slice(prefix.length),
    bytes: Size,
    changedAt: LastModified,
  })
  const writeIf = (condition: Condition, ...what: [string, Buffer, ObjectFacts]): Promise<boolean> =>
    orFail(
      write(...what, condition).then(() => true),
      (cause) => (isLost(cause) ? false : fail(cause)),
    )
  const pages = async (below: string, Delimiter?: string): Promise<ListObjectsV2CommandOutput[]> => {
    const asked = { Bucket, Prefix: prefix + below, ...(Delimiter && { Delimiter }) }
    const all = []
    for await (const page of paginateListObjectsV2({ client }, asked)) all.push(page)
    return all
  }

  return {
    name,
    get: (key, signal) =>
      orFail<StoredObject | undefined>(read(key, signal), (cause) =>
        isMissing(cause) ? undefined : fail(cause),
      ),
    getUnless: (etag, key, signal) =>
      orFail<StoredObject | 'same' | undefined>(read(key, signal, etag), (cause) => {
        if (isSame(cause)) return 'same'
        return isMissing(cause) ? undefined : fail(cause)
      }),
    getAtMost: (mostBytes, key, signal) =>
      orFail<StoredObject | 'larger' | undefined>(readAtMost(mostBytes, key, signal), (cause) =>
        isMissing(cause) ? undefined : fail(cause),
      ),
    put: async (key, content, facts) => void (await orFail(write(key, content, facts), fail)),
    create: (...what) => writeIf({ IfNoneMatch: '*' }, ...what),
    replace: async (etag, ...what) =>
      (await writeIf({ IfMatch: etag }, ...what)) ||
      // Ceph before 2026, and stores based on it, return etags with quotes and accept them without; if both
      // forms are understood, the second condition cannot match after the first
      writeIf({ IfMatch: etag.replaceAll('"', '') }, ...what),
    remove: async (key) => void (await orFail(client.send(new DeleteObjectCommand(keyOf(key))), fail)),
    list: async (below) =>
      (await orFail(pages(below), fail)).flatMap(({ Contents = [] }) => Contents.map(toListed)),
    folders: async (below) =>
      (await orFail(pages(below, '/'), fail)).flatMap(({ CommonPrefixes = [] }) =>
        CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(prefix.length + below.length, -1)),
      ),
    close: () => client.destroy(),
  }
}

type Condition = Partial<Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>>
