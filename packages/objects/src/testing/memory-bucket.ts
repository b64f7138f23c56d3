import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whenDone } from '@calm-rest/testing'
import { createBucket } from '../bucket.ts'
import { readBucketLocation } from '../location.ts'

interface MemoryObject {
  content: Buffer
  etag: string
  changedAt: Date
  headers: Record<string, string>
}

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: Buffer | string
}

const refused = (status: number, code: string): Answer => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
})
const contentOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
const kept = ['content-type', 'cache-control', 'content-encoding'] as const

/**
 * A bucket in memory, with the part of S3's protocol that we use: quick tests see our side of it, and the tests of a real
 * store (`*.s3.test.ts`) the store's. `pageSize` is the most names in one answer of a listing.
 */
export const startMemoryBucket = async ({ pageSize = 1000 } = {}) => {
  const objects = new Map<string, MemoryObject>()
  const asked: string[] = []

  const read = (key: string, { 'if-none-match': known }: IncomingMessage['headers']): Answer => {
    const found = objects.get(key)
    if (!found) return refused(404, 'NoSuchKey')
    if (known === found.etag) return { status: 304 }
    return { status: 200, headers: { ...found.headers, etag: found.etag }, body: found.content }
  }
  const write = (key: string, content: Buffer, headers: IncomingMessage['headers']): Answer => {
    const { 'if-none-match': none, 'if-match': etag } = headers
    const before = objects.get(key)
    if (etag !== undefined && !before) return refused(404, 'NoSuchKey')
    const isOther = etag !== undefined && etag !== before?.etag
    if (isOther || (none === '*' && before)) return refused(412, 'PreconditionFailed')
    const hash = createHash('md5').update(content).digest('hex')
    const named = kept.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))
    objects.set(key, {
      content,
      etag: `"${hash}"`,
      changedAt: new Date(),
      headers: Object.fromEntries(named),
    })
    return { status: 200, headers: { etag: `"${hash}"` } }
  }
  /** ListObjectsV2; a name is a key, or a prefix up to the delimiter. */
  const list = (query: URLSearchParams): Answer => {
    const prefix = query.get('prefix') ?? ''
    const delimiter = query.get('delimiter')
    const after = query.get('continuation-token') ?? ''
    const nameOf = (key: string) => {
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
      return end < 0 ? key : key.slice(0, end + 1)
    }
    const below = [...objects.keys()].filter((key) => key.startsWith(prefix)).map(nameOf)
    const names = [...new Set(below)].sort().filter((name) => name > after)
    const page = names.slice(0, pageSize)
    const entries = page.map((name) => {
      const object = objects.get(name)
      return object
        ? `<Contents><Key>${name}</Key><Size>${object.content.length}</Size><LastModified>${object.changedAt.toISOString()}</LastModified></Contents>`
        : `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
    })
    const isCut = names.length > page.length
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return {
      status: 200,
      body: `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
    }
  }
  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    asked.push(`${request.method} ${key || searchParams.get('prefix')}`)
    if (bucket !== 'memory') return refused(404, 'NoSuchBucket')
    if (request.method === 'PUT') return write(key, await contentOf(request), request.headers)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    return key === '' ? list(searchParams) : read(key, request.headers)
  }
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = await answerTo(request)
    response.writeHead(status, headers).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const variables = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
    RELEASES_URL: 's3://memory/calm-rest',
  }
  const location = readBucketLocation('RELEASES_URL', variables)
  if (!location) throw new Error('The environment names no bucket')
  const store = createBucket(location)
  whenDone(() => {
    store.close()
    server.closeAllConnections()
    server.close()
  })
  return {
    /** Environment of a process that has its releases here. */
    variables,
    location,
    store,
    /** Objects by their whole key. */
    objects,
    /** Method and whole key, or prefix, of every request so far. */
    asked,
  }
}
