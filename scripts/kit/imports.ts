import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readImports } from '../boundaries/read-imports.ts'
import { packageName } from '../boundaries/resolve.ts'
import { filesBelow } from '../sources/source-files.ts'

/** A style sheet can be imported as a text: `x.module.css?text`. */
const withoutQuery = (specifier: string) => specifier.replace(/\?.*$/, '')

/**
 * Names of the packages that the emitted code and declarations below a folder import. Throws if one imports a
 * missing file: an incomplete package would fail where it is installed.
 */
export const importedPackages = (folder: string): Set<string> => {
  const names = new Set<string>()
  for (const file of filesBelow(folder, '', /\.(js|d\.ts)$/)) {
    for (const { specifier } of readImports(file, readFileSync(join(folder, file), 'utf8'))) {
      if (!specifier.startsWith('.')) names.add(packageName(specifier))
      else if (!existsSync(join(folder, dirname(file), withoutQuery(specifier))))
        throw new Error(`${file} imports ${specifier}, which is not in the package.`)
    }
  }
  return new Set([...names].filter((name) => !name.startsWith('node:')))
}

/** The declarations that an entry leads to, itself first, by their paths in the folder. */
export const declarationsFrom = (folder: string, entries: readonly string[]): string[] => {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const { specifier } of readImports(file, readFileSync(join(folder, file), 'utf8'))) {
      if (specifier.startsWith('.'))
        visit(join(dirname(file), specifier.replace(/\.[jt]sx?$/, '.d.ts')).replaceAll('\\', '/'))
    }
  }
  for (const entry of entries) visit(entry)
  return [...found]
}
