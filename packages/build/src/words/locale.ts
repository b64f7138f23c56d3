import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Expression, type ObjectExpression, parseSync } from 'oxc-parser'
import type { WordFinding } from './finding.ts'

/** Every folder of words has these. */
export const langs = ['en', 'de', 'zh'] as const

export interface Word {
  value: string
  line: number
}

export interface Locale {
  lang: string
  file: string
  /** Texts by full key, such as `card.guests_one`. */
  words: Map<string, Word>
  findings: WordFinding[]
}

/** Reads one language of a folder, parsed as code: JSON.parse tells no lines and no duplicate keys. */
export const readLocale = (root: string, folder: string, lang: string): Locale => {
  const locale: Locale = { lang, file: `${folder}/${lang}.json`, words: new Map(), findings: [] }
  const path = join(root, locale.file)
  const report = (what: string, why: string, line?: number) =>
    locale.findings.push({ file: locale.file, ...(line && { line }), what, why })
  if (!existsSync(path)) {
    report('file', 'is missing: every folder of words has en, de and zh')
    return locale
  }
  const text = readFileSync(path, 'utf8')
  try {
    JSON.parse(text)
  } catch (error) {
    report('is no JSON', (error as Error).message)
    return locale
  }
  const lineOf = (offset: number) => text.slice(0, Math.max(0, offset - 1)).split('\n').length
  for (const { key, node } of leaves(objectOf(text), '')) {
    const line = lineOf(node.start)
    const value = node.type === 'Literal' ? node.value : undefined
    if (locale.words.has(key)) report(key, 'is there twice', line)
    if (typeof value !== 'string') report(key, 'is not a text', line)
    else if (value.trim() === '') report(key, 'is empty', line)
    locale.words.set(key, { value: typeof value === 'string' ? value : '', line })
  }
  return locale
}

const objectOf = (text: string): Expression | undefined => {
  const statement = parseSync('locale.js', `(${text})`, { preserveParens: false }).program.body[0]
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

interface Leaf {
  key: string
  node: Expression
}

const leaves = (node: Expression | undefined, prefix: string): Leaf[] => {
  if (!node) return []
  if (node.type === 'ObjectExpression')
    return properties(node).flatMap(([key, value]) => leaves(value, below(prefix, key)))
  if (node.type === 'ArrayExpression') {
    return node.elements.flatMap((item, index) => leaves(item as Expression, below(prefix, String(index))))
  }
  return [{ key: prefix, node }]
}

const below = (prefix: string, key: string) => (prefix ? `${prefix}.${key}` : key)

const properties = (node: ObjectExpression): [string, Expression][] =>
  node.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Literal'
      ? [[String(property.key.value), property.value as Expression]]
      : [],
  )
