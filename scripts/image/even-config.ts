import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputOf } from './run.ts'

interface Config {
  container?: string
  container_config?: object
  config: { Hostname?: string }
  history: { created_by: string }[]
}

interface Manifest {
  config: { digest: string; size: number }
}

/**
 * The configuration of an image without what buildah notes about the container that built it: its id, its host name, and hashes
 * that include times of files.
 */
export const withoutBuilder = ({ container: _, container_config: __, ...image }: Config): Config => ({
  ...image,
  config: { ...image.config, Hostname: '' },
  history: image.history.map((step) => ({
    ...step,
    created_by: step.created_by.replace(/(dir|file|multi):[0-9a-f]{64}/, '$1'),
  })),
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Gives an image the configuration of `withoutBuilder`, under the same name. */
export const evenConfig = (name: string): void => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-even-'))
  try {
    outputOf('buildah', ['push', '--quiet', '--format=v2s2', '--disable-compression', name, `dir:${folder}`])
    const manifestFile = join(folder, 'manifest.json')
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
    const before = join(folder, manifest.config.digest.replace('sha256:', ''))
    const text = JSON.stringify(withoutBuilder(JSON.parse(readFileSync(before, 'utf8')) as Config))
    rmSync(before)
    writeFileSync(join(folder, hashOf(text)), text)
    const config = { ...manifest.config, digest: `sha256:${hashOf(text)}`, size: Buffer.byteLength(text) }
    writeFileSync(manifestFile, JSON.stringify({ ...manifest, config }))
    const id = outputOf('buildah', ['pull', '--quiet', `dir:${folder}`])
    outputOf('buildah', ['tag', id, name])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
