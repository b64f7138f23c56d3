import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { storedShells } from './earlier-shells.ts'

/** Scripts of one kind: a difference is based on an earlier one of them. */
interface Kind {
  /** File of the script that is asked for. */
  file: string
  /** Files of the earlier ones, and of those that are live beside it. */
  others: () => string[]
  /** Addresses of the kind, as a URL pattern. */
  pattern: string
}

interface DifferencesOptions {
  /** Folder of the shell's build. */
  dist: string
  /** Folder of the releases. */
  releases: string
  /** Folder of the shells that were served before. */
  shells: string
}

/** Begins every body of the encoding `dcz`: a Zstandard frame to skip, with the hash of the dictionary (RFC 9842). */
const dczMagic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])
/** A quarter of a second for the shell, once for each pair. */
const level = 19
/** Window of 8 MB, the most that a browser takes: it spans the script and its dictionary. */
const windowLog = 23
/** Most bytes of differences in memory; one is some kilobytes. */
const mostBytes = 8 * 1024 * 1024

/**
 * Sends a script as the difference to an earlier one that the browser has (compression dictionaries, RFC
 * 9842), and names scripts that may serve so later. Every other browser gets the whole script.
 */
export const sendDifferences = (options: DifferencesOptions): MiddlewareHandler => {
  const hashes = new Map<string, Promise<string>>()
  const made = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => Math.max(length, 1),
  })

  const pending = new Map<string, Promise<Buffer | undefined>>()

  /** SHA-256 of a file that never changes. */
  const hashOf = (file: string) => {
    const known = hashes.get(file) ?? readFile(file).then((content) => sha256(content).toString('base64'))
    hashes.set(file, known)
    known.catch(() => hashes.delete(file))
    return known
  }

  const fileWith = async (files: readonly string[], hash: string) => {
    for (const file of files) if ((await hashOf(file).catch(() => '')) === hash) return file
    return undefined
  }

  const make = async ({ file, others }: Kind, hash: string): Promise<Buffer | undefined> => {
    const earlier = await fileWith(others(), hash)
    if (!earlier) return undefined
    const dictionary = await readFile(earlier)
    const content = await readFile(file).catch(() => undefined)
    return content && Buffer.concat([dczMagic, sha256(dictionary), await pack(content, dictionary)])
  }

  /** From memory, or computed once for all concurrent requests. */
  const difference = async (kind: Kind, hash: string): Promise<Buffer | undefined> => {
    const key = `${hash} ${kind.file}`
    const known = made.get(key)
    if (known) return known
    const making = pending.get(key) ?? make(kind, hash).finally(() => pending.delete(key))
    pending.set(key, making)
    const packed = await making
    if (packed) made.set(key, packed)
    return packed
  }

  return async (c, next) => {
    const kind = kindOf(c.req.path, options)
    if (!kind) return next()
    const hash = /^:([\w+/=]+):$/.exec(c.req.header('Available-Dictionary') ?? '')?.[1]
    const takes = /(^|,)\s*dcz\s*(,|$)/.test(c.req.header('Accept-Encoding') ?? '')
    const body = hash && takes ? await difference(kind, hash) : undefined
    if (body) {
      c.header('Content-Type', 'text/javascript; charset=utf-8')
      c.header('Content-Encoding', 'dcz')
      c.res = c.body(new Uint8Array(body))
    } else await next()
    if (!c.res.ok) return
    c.header('Use-As-Dictionary', `match="${kind.pattern}"`)
    c.header('Vary', 'Accept-Encoding, Available-Dictionary')
  }
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest()

const pack = (content: Buffer, dictionary: Buffer) =>
  promisify(zstdCompress)(content, {
    dictionary,
    params: { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_windowLog]: windowLog },
  } as Parameters<typeof zstdCompress>[1])

const kindOf = (path: string, options: DifferencesOptions): Kind | undefined => {
  const [, stem] = /^\/assets\/([\w-]+)\.[0-9a-f]{8}\.js$/.exec(path) ?? []
  if (stem) return shellScript(stem, path.slice('/assets/'.length), options)
  const [, remote, version, name] = /^\/releases\/([\w-]+)\/(\d[\w.-]*)\/([\w.-]+\.js)$/.exec(path) ?? []
  return remote && version && name ? remoteScript({ remote, version, name }, options) : undefined
}

const shellScript = (stem: string, name: string, { dist, shells }: DifferencesOptions): Kind => ({
  file: join(dist, name),
  others: () =>
    storedShells(shells).flatMap((shell) =>
      readdirSync(join(shells, shell))
        .filter((other) => other.startsWith(`${stem}.`) && other.endsWith('.js') && other !== name)
        .map((other) => join(shells, shell, other)),
    ),
  pattern: `/assets/${stem}.*.js`,
})

const remoteScript = (
  { remote, version, name }: { remote: string; version: string; name: string },
  { releases }: DifferencesOptions,
): Kind => {
  const folder = join(releases, remote)
  return {
    file: join(folder, version, name),
    others: () =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .filter((other) => other !== version)
        .map((other) => join(folder, other, name))
        .filter((file) => existsSync(file)),
    pattern: `/releases/${remote}/*/${name}`,
  }
}
