import { isFromRegistry, type LockFile, nameOf } from './lock-file.ts'

/** Hash of a package's archive from the registry; undefined if the registry does not have that version. */
export type IntegrityOf = (name: string, version: string) => Promise<string | undefined>

/** Asks at once; more would only wait for the registry. */
const atOnce = 4

/**
 * Hashes of those entries that have none, by path. npm leaves them out for packages that it did not install, such as
 * the binaries of other platforms. Rejects where the registry has no hash: an entry without one takes any archive.
 */
export const missingIntegrity = async (
  { packages }: LockFile,
  integrityOf: IntegrityOf,
): Promise<Map<string, string>> => {
  const lacking = Object.entries(packages).filter(
    ([path, entry]) => isFromRegistry(path, entry) && !entry.integrity,
  )
  const found = new Map<string, string>()
  const ask = async () => {
    for (let next = lacking.shift(); next; next = lacking.shift()) {
      const [path, entry] = next
      const name = nameOf(path, entry)
      const integrity = await integrityOf(name, entry.version ?? '')
      if (!integrity) throw new Error(`The registry has no hash of ${name} ${entry.version}.`)
      found.set(path, integrity)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return found
}
