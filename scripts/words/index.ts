import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile } from '../boundaries/kinds.ts'
import { readWorkspaces, type Workspace } from '../boundaries/workspaces.ts'
import type { Finding, Report } from '../sources/finding.ts'
import { filesBelow } from '../sources/source-files.ts'
import { compareKeys, comparePlaceholders, compareWithEnglish } from './compare.ts'
import { langs, readLocale } from './locale.ts'
import { wrongPunctuation } from './punctuation.ts'
import { compareUsage, type UsingFile } from './usage.ts'
import { readUses } from './uses.ts'

/** Judges the words of every workspace below `root`: complete in each language, used, and written as it writes. */
export const checkWords = (root: string): Report => {
  const report: Report = { findings: [], seen: { files: 0, words: 0 } }
  for (const workspace of readWorkspaces(root)) {
    const sources = readSources(root, workspace)
    const { findings, words } = judge(root, workspace, sources)
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

const judge = (root: string, { folder, kind }: Workspace, sources: readonly UsingFile[]) => {
  const findings = sources.flatMap(punctuationInCode)
  const locales = `${folder}/src/locales`
  if (!existsSync(join(root, locales))) return { findings: [...findings, ...withoutWords()], words: 0 }

  const read = langs.map((lang) => readLocale(root, locales, lang))
  const [english] = read
  return {
    words: read.reduce((sum, { words }) => sum + words.size, 0),
    findings: [
      ...findings,
      ...read.flatMap((locale) => locale.findings),
      ...compareKeys(read),
      ...comparePlaceholders(read),
      ...compareWithEnglish(read, readSame(join(root, locales, 'same.json'))),
      ...read.filter(({ lang }) => lang === 'zh').flatMap(({ file, words }) => punctuationIn(file, words)),
      ...(english ? compareUsage(english, sources) : []),
    ],
  }

  function withoutWords(): Finding[] {
    if (kind !== 'remote' && kind !== 'shell') return []
    const speaks = existsSync(join(root, folder, 'src'))
    return speaks ? [{ file: locales, what: 'folder', why: 'is missing: en.json, de.json and zh.json' }] : []
  }
}

const readSame = (file: string): string[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])

const punctuationIn = (
  file: string,
  words: ReadonlyMap<string, { value: string; line: number }>,
): Finding[] =>
  [...words].flatMap(([key, { value, line }]) => {
    const why = wrongPunctuation(value)
    return why ? [{ file, line, what: key, why }] : []
  })

/** Chinese that is kept in code, such as the words of errors and mails. */
const punctuationInCode = ({ file, texts }: UsingFile): Finding[] =>
  texts.flatMap(({ value, line }) => {
    const why = wrongPunctuation(value)
    return why ? [{ file, line, what: `'${beginning(value)}'`, why }] : []
  })

const longest = 40

const beginning = (text: string) => {
  const chars = [...text.trim()]
  return chars.length > longest ? `${chars.slice(0, longest).join('')}…` : chars.join('')
}
