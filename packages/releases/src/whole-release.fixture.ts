import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { temporaryFolder } from '@calm-rest/testing'
import { integrityOf } from './folder/files.ts'
import { manifestOf } from './manifest.fixture.ts'

/**
 * A small build as a team makes it: every file with its hash and a compressed copy. `text` makes it another
 * build; `declared` are its places, events and backends in release.json.
 */
export const wholeBuild = (
  version: string,
  remote = 'mf-rooms',
  text = version,
  declared: Pick<ReleaseManifest, 'places' | 'events' | 'backends'> = {},
) => {
  const dist = join(temporaryFolder('built'), remote, version)
  const files = {
    'entry.js': `entry('${text}')`,
    'room-list.js': `list('${text}')`,
    'room-list.css': `.list { content: '${text}' }`,
    'words-en.js': `words('${text}')`,
    'art/leaf.webp': 'RIFF',
  }
  mkdirSync(join(dist, 'art'), { recursive: true })
  const named: ReleaseManifest['files'] = {}
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    writeFileSync(join(dist, name), bytes)
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(bytes))
    writeFileSync(join(dist, `${name}.gz`), gzipSync(bytes))
    named[name] = { integrity: integrityOf(bytes), bytes: bytes.length }
  }
  const manifest: ReleaseManifest = {
    ...manifestOf(version, remote),
    ...declared,
    source: text,
    files: named,
  }
  writeFileSync(join(dist, 'release.json'), JSON.stringify(manifest))
  return { manifest, dist }
}
