import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { packFolder } from '@calm-rest/releases/testing'
import type { Site } from '@calm-rest/testing'

const script = resolve(import.meta.dirname, '../../scripts/release.ts')

/** Runs `npm run release -- … --json` as the platform, on the data of a running site. */
export const platform = (site: Site, ...args: string[]) => {
  const env = { ...process.env, DATA_DIR: site.dataDir, SITE_URL: site.url, RELEASED_BY: 'the platform' }
  return JSON.parse(execFileSync(process.execPath, [script, ...args, '--json'], { env, encoding: 'utf8' }))
}

/** An archive of a variant as a team sends it: with packed copies, whose sizes release.json has. */
export const packVariant = ({ manifest, dist }: { manifest: ReleaseManifest; dist: string }) => {
  const files = Object.entries(manifest.files).map(([name, file]) => {
    const packed = brotliCompressSync(readFileSync(join(dist, name)))
    writeFileSync(join(dist, `${name}.br`), packed)
    return [name, { ...file, brotliBytes: packed.length }]
  })
  const release = { ...manifest, files: Object.fromEntries(files) }
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release))
  return packFolder(dist)
}

/** A call of /api/releases with a token: a body of JSON, or an archive. */
export const callReleases = async (
  site: Site,
  token: string,
  [method, path]: [method: string, path: string],
  body: object,
) => {
  const isArchive = body instanceof Uint8Array
  const answer = await fetch(`${site.url}api/releases/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': isArchive ? 'application/gzip' : 'application/json',
    },
    body: isArchive ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
