import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './root.ts'
import { filesBelow } from './sources/source-files.ts'

const guides = globSync(['*.md', '*/README.md', 'packages/*/README.md', 'docs/**/*.md'], {
  cwd: root,
}).filter((path) => !path.includes('node_modules'))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found as string)

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const anchorsByPage = new Map<string, ReadonlySet<string>>()

const anchorsOf = (page: string) => {
  const known = anchorsByPage.get(page)
  if (known) return known
  const anchors = new Set(matches(readFileSync(page, 'utf8'), /^#+ (.+)$/gm).map(anchorOf))
  anchorsByPage.set(page, anchors)
  return anchors
}

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

  it('links to headings that are there', () => {
    const links = matches(text, /\]\((?!https?:|mailto:)([^)#\s]*#[^)\s]+)/g)
    const broken = links.filter((link) => {
      const [path = '', anchor = ''] = link.split('#')
      const page = path === '' ? join(root, guide) : join(root, dirname(guide), path)
      return page.endsWith('.md') && !anchorsOf(page).has(anchor)
    })
    expect(broken).toEqual([])
  })

  it('names commands that exist', () => {
    const commands = matches(text, /\bnpm run ([a-z:]+)/g)
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })

  it('names paths that exist', () => {
    const paths = matches(
      text,
      /`((?:api|art|demo|docs|e2e|lab|mf-[a-z]+|packages|scripts|shell|site)\/[\w./*-]+)`/g,
    )
    expect(paths.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([])
  })

  it('names scripts that exist', () => {
    const files = matches(text, /\bnode ((?:[\w-]+\/)+[\w.-]+\.(?:ts|mjs))/g)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

const pages = filesBelow(root, '', /\.md$/)

it('no table is padded to its widest cell', () => {
  const rows = pages.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, i) => (/^\|.* {41}/.test(line) ? [`${path}:${i + 1}`] : [])),
  )
  expect(pages.length).toBeGreaterThan(100)
  expect(rows).toEqual([])
})

describe('decision records', () => {
  const folder = join(root, 'docs/adr')
  const records = globSync('[0-9]*.md', { cwd: folder }).sort()
  const index = readFileSync(join(folder, 'README.md'), 'utf8')

  it('are numbered without a gap', () => {
    expect(records.map((file) => Number(file.slice(0, 4)))).toEqual(records.map((_, i) => i))
  })

  it.each(records)('%s has the one header, and its title in the index', (file) => {
    const [title = '', , header] = readFileSync(join(folder, file), 'utf8').split('\n')
    expect(title).toMatch(new RegExp(`^# ${file.slice(0, 4)}: \\S`))
    if (file === '0000-template.md') return
    expect(header).toMatch(
      /^Date: \d{4}-\d\d-\d\d · Status: (proposed|accepted|replaced by \[\d{4}\]\(\S+\)|accepted, .+ replaced by \[\d{4}\]\(\S+\)) · Owner: @calm-rest\/[a-z]+$/,
    )
    expect(index).toContain(`\n- [${file.slice(0, 4)}](${file}): ${title.slice('# 0000: '.length)}`)
  })

  it.each(records)('%s has the sections of a record, and no others', (file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const sections = matches(text, /^#+ (.+)$/gm).slice(1)
    const all = ['Context', 'Decision', 'Options not taken', 'Consequences']
    expect(sections).toEqual(/Status: replaced by/.test(text) ? ['Context', 'Decision'] : all)
  })

  it.each(records)('%s has at most 500 words', (file) => {
    const words = readFileSync(join(folder, file), 'utf8').trim().split(/\s+/)
    expect(words.length).toBeLessThanOrEqual(500)
  })
})

it('the record of libraries names only dependencies', () => {
  const manifests = globSync(['package.json', '*/package.json', 'packages/*/package.json'], {
    cwd: root,
    exclude: ['node_modules/**'],
  }).map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, object>)
  const dependencies = manifests.flatMap((manifest) => [
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.devDependencies ?? {}),
  ])
  const record = readFileSync(join(root, 'docs/adr/0030-what-stays-ours.md'), 'utf8')
  const rows = record.slice(record.indexOf('| Libraries |'), record.indexOf('| Ours |'))
  const named = matches(rows, /`([^`]+)`/g)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((name) => !dependencies.includes(name))).toEqual([])
})

it('every workspace and top-level folder has a README', () => {
  const folders = globSync(['*/package.json', 'packages/*/package.json'], { cwd: root })
    .map(dirname)
    .filter((path) => !path.includes('node_modules'))
  expect(folders.length).toBeGreaterThan(15)
  const silent = [...folders, 'scripts', 'docs'].filter((one) => !existsSync(join(root, one, 'README.md')))
  expect(silent).toEqual([])
})

it('the first README is read in a minute or two', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(121)
})
