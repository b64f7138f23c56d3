import { createHash } from 'node:crypto'
import { policyName } from './policies.ts'
import { namedScripts, type StockBuild } from './stock-build.ts'

/**
 * Reasons why a script container cannot be a release; empty if it can. Its lazy files are checked by hashes
 * in its own code, which only a bundler plugin can write.
 */
export const problemsOfScript = ({ container, entry, files, manifest }: StockBuild): string[] => {
  const { globalName } = manifest.metaData
  const text = String(files.get(entry))
  const queues = [...text.matchAll(/\b(?:webpack|rspack)Chunk([\w$]+)/g)].map(([, name]) => name)
  const texts = [...files].filter(([name]) => name.endsWith('.js')).map(([, content]) => String(content))
  const unchecked = namedScripts(manifest).filter(
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
    ...(queues.length === 0 || text.includes(policyName)
      ? []
      : [`it has no Trusted Type for its chunks: output.trustedTypes has to be '${policyName}'`]),
    ...unchecked.map(
      (name) =>
        `${name} is loaded without a hash: add rspack.SubresourceIntegrityPlugin, security.sri of rsbuild, or webpack-subresource-integrity, with output.crossOriginLoading 'anonymous'`,
    ),
  ]
}

const isHashedIn = (texts: readonly string[], content: Buffer | undefined) =>
  content !== undefined &&
  ['sha256', 'sha384', 'sha512'].some((algorithm) => {
    const hash = createHash(algorithm).update(content).digest('base64')
    return texts.some((text) => text.includes(hash))
  })
