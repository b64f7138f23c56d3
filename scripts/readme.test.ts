import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './root.ts'

const guides = globSync(['README.md', '*/README.md', 'packages/*/README.md', 'docs/**/*.md'], {
  cwd: root,
}).filter((path) => !path.includes('node_modules'))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found as string)

it('finds the guides', () => {
  expect(guides).toContain('README.md')
  expect(guides.length).toBeGreaterThan(8)
})

describe.each(guides)('%s', (guide) => {
  const text = readFileSync(join(root, guide), 'utf8')

  it('links to what is there', () => {
    const links = [
      ...matches(text, /\]\((?!https?:|#|mailto:)([^)#\s]+)/g),
      ...matches(text, /\bsrc="(?!https?:)([^"]+)"/g),
    ]
    expect(links.filter((link) => !existsSync(join(root, dirname(guide), link)))).toEqual([])
  })

  it('names commands that exist', () => {
    const commands = matches(text, /\bnpm run ([a-z:]+)/g)
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })

  it('names scripts that exist', () => {
    const files = matches(text, /\bnode ((?:[\w-]+\/)+[\w.-]+\.(?:ts|mjs))/g)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})
