import { posix } from 'node:path'
import { integrityOf } from '@calm-rest/contract/releases'
import { pageScript } from '../stock/page-script.ts'
import { namedScripts, type StockBuild } from './stock-build.ts'

/** File that a release has beside a container that is an ES module. */
export const scriptEntry = 'entry.js'

/** Every module that the container imports, including itself first. */
export const modulesOf = ({ manifest, entry, files }: StockBuild): string[] => {
  const modules = [...files.keys()].filter((name) => /\.m?js$/.test(name))
  const reached = new Set([entry, ...namedScripts(manifest).filter((name) => files.has(name))])
  // bundlers write imports in many forms: every mentioned file counts, and an extra one is fetched but not
  // run
  for (const name of reached) {
    const text = String(files.get(name))
    for (const other of modules) if (text.includes(posix.basename(other))) reached.add(other)
  }
  return [...reached]
}

/** The script that adds such a container to our pages, with the hash of every module. */
export const entryOfModules = async (build: StockBuild): Promise<string> => {
  const integrity = Object.fromEntries(
    modulesOf(build).map((name) => [name, integrityOf(build.files.get(name) ?? Buffer.of())]),
  )
  const { script } = await pageScript({
    name: build.container,
    uses: ['moduleContainer', 'scriptFolder'],
    value: `moduleContainer({ entry: ${JSON.stringify(build.entry)}, integrity: ${JSON.stringify(integrity)}, base: scriptFolder() })`,
  })
  return script
}
