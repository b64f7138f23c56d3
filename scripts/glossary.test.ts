import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.ts'
import { filesBelow } from './sources/source-files.ts'

const glossary = 'docs/glossary.md'
const test = 'scripts/glossary.test.ts'

const rows = readFileSync(join(root, glossary), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Term|---)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))

const terms = rows
  .flatMap(([term = '']) => term.split(', '))
  .map((term) => term.replaceAll('`', '').replace('…', ''))
const refused = rows.flatMap(([, , not = '']) => [...not.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))

const sources = filesBelow(root, '', /\.(ts|tsx|md)$/)
  .filter((file) => file !== glossary && file !== test)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

it('finds terms, words that are refused, and sources', () => {
  expect(terms.length).toBeGreaterThan(60)
  expect(refused.length).toBeGreaterThan(10)
  expect(sources.length).toBeGreaterThan(500)
})

it('every term is used', () => {
  const isUsed = (term: string) => {
    const words = new RegExp(term === 'Deps' ? 'Deps\\b' : `\\b${term.replaceAll(' ', '[ -]')}`, 'i')
    return sources.some(({ text }) => words.test(text))
  }
  expect(terms.filter((term) => !isUsed(term))).toEqual([])
})

it('no code uses a word that is refused', () => {
  const words = new RegExp(`\\b(?:${refused.join('|')})(?=[A-Z\\d]|\\b)`)
  const found = sources.flatMap(({ file, text }) => {
    const [word] = /\.tsx?$/.test(file) ? (words.exec(text) ?? []) : []
    return word ? [`${file}: ${word}`] : []
  })
  expect(found).toEqual([])
})

it('no file is named by a word that is refused', () => {
  const kebab = refused.map((word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  const names = new RegExp(`(?:^|[-.])(?:${kebab.join('|')})(?:[-.]|$)`)
  expect(sources.map(({ file }) => file).filter((file) => names.test(basename(file)))).toEqual([])
})
