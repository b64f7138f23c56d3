import { createHash } from 'node:crypto'
import type { StockBuild } from './stock-build.ts'

/**
 * Why a container that is a script cannot be one of our releases; none where it can. What it loads is checked by hashes
 * that stand in its own code, as only a plugin of its bundler can write them.
 */
export const problemsOfScript = ({ container, entry, files, manifest }: StockBuild): string[] => {
  const { globalName } = manifest.metaData
  const text = String(files.get(entry))
  const queues = [...text.matchAll(/\b(?:webpack|rspack)Chunk([\w$]+)/g)].map(([, name]) => name)
  const texts = [...files].filter(([name]) => name.endsWith('.js')).map(([, content]) => String(content))
  const unchecked = loadedScripts(manifest).filter(
    (name) => name !== entry && !isHashedIn(texts, files.get(name)),
  )
  return [
    ...(globalName === container
      ? []
      : [`its variable is ${globalName}: library.name has to be ${container}`]),
    ...(queues.every((name) => name === container)
      ? []
      : [
          `its chunks are not told from those of another release: output.uniqueName has to be '${container}'`,
        ]),
    ...unchecked.map(
      (name) =>
        `${name} is loaded without a hash: add rspack.SubresourceIntegrityPlugin, security.sri of rsbuild, or webpack-subresource-integrity, with output.crossOriginLoading 'anonymous'`,
    ),
  ]
}

/** Scripts that the container loads for its modules and for what it shares. */
const loadedScripts = ({ exposes, shared }: StockBuild['manifest']) => [
  ...new Set(
    [...exposes, ...shared].flatMap(({ assets }) => [
      ...(assets?.js.sync ?? []),
      ...(assets?.js.async ?? []),
    ]),
  ),
]

const isHashedIn = (texts: readonly string[], content: Buffer | undefined) =>
  content !== undefined &&
  ['sha256', 'sha384', 'sha512'].some((algorithm) => {
    const hash = createHash(algorithm).update(content).digest('base64')
    return texts.some((text) => text.includes(hash))
  })
