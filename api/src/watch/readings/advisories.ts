import { readFile } from 'node:fs/promises'
import { z } from 'zod'

export interface AdvisoryReading {
  /** Number of packages with a known hole. Rejects if the list does not answer, or no packages are known. */
  read(signal: AbortSignal): Promise<number>
}

/** What npm writes about an installed tree. */
const installedTree = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
})

/** Answer of `/v1/querybatch` of OSV, one result for each query. */
const batchAnswer = z.object({
  results: z
    .object({ vulns: z.object({ id: z.string() }).array().optional() })
    .array()
    .max(1000),
})

/** OSV takes a thousand queries at once. */
const mostPackages = 1000
const mostBytes = 2_000_000

interface Package {
  name: string
  version: string
}

/** Packages of npm that production runs, by the tree's own list. */
export const packagesIn = (lock: unknown): Package[] => {
  const { packages } = installedTree.parse(lock)
  const found = new Map<string, Package>()
  for (const [path, { version, dev, link }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (!path.includes('node_modules/') || version === undefined || dev || link) continue
    found.set(`${name}@${version}`, { name, version })
  }
  return [...found.values()].slice(0, mostPackages)
}

interface AdvisoryOptions {
  /** Address of the list, in the form of OSV: `https://api.osv.dev/v1/querybatch`. */
  url: string
  /** npm's list of the installed packages: `node_modules/.package-lock.json`. */
  lockFile: string
}

/**
 * Asks a list of known holes for the packages of this version. It tells the list which they are, so an owner has to
 * name its address.
 */
export const createAdvisoryReading = ({ url, lockFile }: AdvisoryOptions): AdvisoryReading => ({
  read: async (signal) => {
    const packages = packagesIn(JSON.parse(await readFile(lockFile, 'utf8')))
    const queries = packages.map(({ name, version }) => ({ package: { name, ecosystem: 'npm' }, version }))
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ queries }),
      redirect: 'error',
      signal,
    })
    if (!answer.ok) throw new Error(`The list answered ${answer.status}`)
    const { results } = batchAnswer.parse(JSON.parse(await readText(answer)))
    return results.filter(({ vulns = [] }) => vulns.length > 0).length
  },
})

/** Reads a body of at most `mostBytes`. */
const readText = async (answer: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error('The answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
