import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  compareKeys,
  comparePlaceholders,
  compareWithEnglish,
  type Locale,
  missingKeys,
  readUses,
  type Scope,
  scopesOf,
  type UsingFile,
  unusedKeys,
} from '@calm-rest/build/words'
import { isTestFile } from '../boundaries/kinds.ts'
import { readWorkspaces, type Workspace } from '../boundaries/workspaces.ts'
import type { Finding, Report } from '../sources/finding.ts'
import { filesBelow } from '../sources/source-files.ts'
import { wrongPunctuation } from './punctuation.ts'
import { wrongWording } from './wording.ts'

/** Checks the words of every workspace below `root`: complete in each language, used, and well written. */
export const checkWords = (root: string): Report => {
  const report: Report = { findings: [], seen: { files: 0, words: 0 } }
  const workspaces = readWorkspaces(root).map((workspace) => ({
    workspace,
    sources: readSources(root, workspace),
  }))
  const shared = {
    scopes: readScopes(root, sharedFolder),
    sources: workspaces.flatMap(({ sources }) => sources),
  }
  for (const { workspace, sources } of workspaces) {
    const { findings, words } = judge(root, workspace, sources, shared)
    report.findings.push(...findings)
    report.seen.files = (report.seen.files ?? 0) + sources.length
    report.seen.words = (report.seen.words ?? 0) + words
  }
  return report
}

const readSources = (root: string, { folder }: Workspace): UsingFile[] =>
  filesBelow(root, folder || 'scripts', /\.[cm]?[jt]sx?$/)
    .filter((file) => !isTestFile(file))
    .map((file) => ({ file, ...readUses(file, readFileSync(join(root, file), 'utf8')) }))

/** Words of the contract: every workspace may ask for them. */
const sharedFolder = 'packages/contract/src'

interface Shared {
  scopes: readonly Scope[]
  /** Of all workspaces. */
  sources: readonly UsingFile[]
}

const judge = (root: string, { folder, kind }: Workspace, sources: readonly UsingFile[], shared: Shared) => {
  const scopes = readScopes(root, `${folder || 'scripts'}/src`)
  const mustSpeak = (kind === 'remote' || kind === 'shell') && existsSync(join(root, folder, 'src'))
  const missing = {
    file: `${folder}/src/locales`,
    what: 'folder',
    why: 'is missing: en.json, de.json and zh.json',
  }
  return {
    words: scopes.flatMap(({ locales }) => locales).reduce((sum, { words }) => sum + words.size, 0),
    findings: [
      ...sources.flatMap(mistakesInCode),
      ...(mustSpeak && scopes.length === 0 ? [missing] : []),
      ...scopes.flatMap((scope) => judgeScope(root, scope, sources, shared)),
      ...sources.flatMap((source) => {
        const reachable = scopes.filter(({ folder: scope }) => source.file.startsWith(`${scope}/`))
        return reachable.length > 0
          ? missingKeys([...reachable, ...shared.scopes].map(englishOf), source)
          : []
      }),
    ],
  }
}

const readScopes = (root: string, folder: string): Scope[] =>
  scopesOf(root, filesBelow(root, folder, /^[a-z]{2,3}\.json$/))

const englishOf = ({ locales }: Scope): Locale => locales[0]

const judgeScope = (root: string, scope: Scope, sources: readonly UsingFile[], shared: Shared): Finding[] => {
  const { folder, locales } = scope
  return [
    ...locales.flatMap((locale) => locale.findings),
    ...compareKeys(locales),
    ...comparePlaceholders(locales),
    ...compareWithEnglish(locales, readSame(join(root, folder, 'locales/same.json'))),
    ...locales.flatMap(mistakesIn),
    ...unusedKeys(
      englishOf(scope),
      folder.startsWith(`${sharedFolder}/`)
        ? shared.sources
        : sources.filter(({ file }) => file.startsWith(`${folder}/`)),
    ),
  ]
}

const readSame = (file: string): string[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])

const mistakesIn = ({ file, lang, words }: Locale): Finding[] =>
  [...words].flatMap(([key, { value, line }]) => {
    const why = (lang === 'zh' ? wrongPunctuation(value) : undefined) ?? wrongWording(value, lang)
    return why ? [{ file, line, what: key, why }] : []
  })

/** Checks texts in code, such as the words of errors and the seeded rooms. */
const mistakesInCode = ({ file, texts }: UsingFile): Finding[] =>
  texts.flatMap(({ value, line }) => {
    const why = wrongPunctuation(value) ?? wrongWording(value)
    return why ? [{ file, line, what: `'${beginning(value)}'`, why }] : []
  })

const longest = 40

const beginning = (text: string) => {
  const chars = [...text.trim()]
  return chars.length > longest ? `${chars.slice(0, longest).join('')}…` : chars.join('')
}
