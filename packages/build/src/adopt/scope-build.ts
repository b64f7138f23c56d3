import { createHash } from 'node:crypto'
import { faultsOf, type StyleScope, scopeStyles } from '../rspack/scope/scope-styles.ts'

type Files = ReadonlyMap<string, Buffer>

const hashesOf = (content: Buffer) =>
  ['sha256', 'sha384', 'sha512'].map((name) => createHash(name).update(content).digest('base64'))

/** Files whose text can name the hash of another one. */
const namesHashes = (name: string) => /\.(m?js|json)$/.test(name)

/**
 * The files of a build with style sheets that stay in the slots of the release. Where a script knows the hash of a
 * changed file, it gets the new one. The reasons why that cannot be, if there are any.
 */
export const scopeBuild = (files: Files, release: StyleScope): { files: Files } | { problems: string[] } => {
  const scoped = new Map(files)
  const problems: string[] = []
  const changed: string[] = []
  for (const [name, content] of files) {
    if (!name.endsWith('.css')) continue
    try {
      const text = scopeStyles(String(content), release)
      if (text === String(content)) continue
      scoped.set(name, Buffer.from(text))
      changed.push(name)
    } catch (cause) {
      const faults = faultsOf(cause)
      if (!faults) throw cause
      problems.push(...faults.map(({ line, text }) => `${name}:${line}: ${text}`))
    }
  }
  if (problems.length > 0) return { problems }
  renewHashes(scoped, files, changed)
  return { files: scoped }
}

/**
 * Writes the new hashes of changed files into the scripts that know the old ones, which changes their hashes, too. No
 * file can name its own hash, so this ends.
 */
const renewHashes = (scoped: Map<string, Buffer>, built: Files, changed: string[]) => {
  const known = new Map<string, string[]>()
  for (const name of changed) {
    const old = known.get(name) ?? hashesOf(built.get(name) ?? Buffer.of())
    const now = hashesOf(scoped.get(name) ?? Buffer.of())
    known.set(name, now)
    for (const [other, content] of scoped) {
      if (!namesHashes(other)) continue
      const text = String(content)
      const renewed = old.reduce((done, hash, at) => done.replaceAll(hash, now[at] ?? hash), text)
      if (renewed === text) continue
      scoped.set(other, Buffer.from(renewed))
      changed.push(other)
    }
  }
}
