import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareKeys, comparePlaceholders } from './compare.ts'
import type { WordFinding } from './finding.ts'
import { type Scope, scopesOf } from './scopes.ts'
import { missingKeys } from './usage.ts'
import { readUses } from './uses.ts'

/**
 * What is wrong with the words of a remote in a repository of its own: a key, a placeholder or a plural form that one
 * language lacks, and a key that the code asks for and no file has.
 */
export const checkProjectWords = (folder: string): WordFinding[] => {
  const files = globSync('src/**/*.{json,ts,tsx,mts,js,jsx,mjs,vue,svelte}', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const scopes = scopesOf(folder, files)
  const sources = files.filter((file) => !/\.json$|\.d\.m?ts$|\.test\.[jt]sx?$/.test(file))
  return [
    ...scopes.flatMap(({ locales }) => [
      ...locales.flatMap(({ findings }) => findings),
      ...compareKeys(locales),
      ...comparePlaceholders(locales),
    ]),
    ...sources.flatMap((file) => missingIn(folder, file, scopes)),
  ]
}

const missingIn = (folder: string, file: string, scopes: readonly Scope[]): WordFinding[] => {
  const reachable = scopes.filter((scope) => file.startsWith(`${scope.folder}/`))
  if (reachable.length === 0) return []
  const uses = readUses(file, readFileSync(join(folder, file), 'utf8'))
  return missingKeys(
    reachable.map(({ locales: [english] }) => english),
    { ...uses, file },
  )
}
