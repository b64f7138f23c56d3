import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { pictures } from './catalog.ts'
import { pngFiles } from './png-files.ts'
import { xmlFaults } from './well-formed.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const kilobytes = (count: number) => count * 1024

const rooms = [
  'frangipani-room',
  'courtyard-room',
  'palm-grove-room',
  'horizon-room',
  'turtle-bay-room',
  'lighthouse-suite',
  'coral-suite',
  'cinnamon-room',
  'tea-planter-room',
  'monsoon-room',
  'lagoon-family-room',
  'mango-tree-bungalow',
  'fishermans-loft',
]
const site = [
  'hero-house',
  'hero-house-dark',
  'beach',
  'veranda',
  'login-side',
  'lost',
  'map',
  'place-mirissa-beach',
  'place-coconut-tree-hill',
  'place-parrot-rock',
  'place-whale-harbour',
  'place-weligama-bay',
  'place-galle-fort',
  'service-wifi',
  'service-shuttle',
  'service-24h',
  'service-parking',
  'plain-hero',
  'plain-hero-dark',
  'plain-house',
  'plain-view',
  'plain-side',
  'plain-lost',
  'plain-icon',
  'favicon',
  'desk-icon',
]
const viewBoxes: Record<string, string> = {
  'hero-house': '0 0 2000 900',
  'hero-house-dark': '0 0 2000 900',
  'login-side': '0 0 900 1200',
  'plain-hero': '0 0 2000 900',
  'plain-hero-dark': '0 0 2000 900',
  'plain-side': '0 0 900 1200',
  'plain-icon': '0 0 32 32',
  'service-wifi': '0 0 800 600',
  'service-shuttle': '0 0 800 600',
  'service-24h': '0 0 800 600',
  'service-parking': '0 0 800 600',
  favicon: '0 0 32 32',
  'desk-icon': '0 0 32 32',
}
const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.svg$/, '')

describe('the set of pictures', () => {
  it('holds four scenes for each room, the placeholders and every picture of the site', () => {
    const expected = [
      ...rooms.flatMap((id) => [1, 2, 3, 4].map((number) => `api/media/scenes/${id}-${number}.svg`)),
      'api/media/placeholder.svg',
      'api/media/plain-placeholder.svg',
      ...site.map((name) => `shell/public/art/${name}.svg`),
    ]
    expect(pictures.map(({ file }) => file).sort()).toEqual(expected.sort())
  })

  it('gives no id to two pictures, so that several can stand in one page', () => {
    const owners = new Map<string, string>()
    const shared = pictures.flatMap(({ file }) =>
      [...read(file).matchAll(/ id="([^"]+)"/g)].flatMap(([, id = '']) => {
        const owner = owners.get(id)
        owners.set(id, file)
        return owner ? [`${id}: ${owner} and ${file}`] : []
      }),
    )
    expect(shared).toEqual([])
  })
})

describe.each(pictures.map(({ file, draw }) => ({ file, draw })))('$file', ({ file, draw }) => {
  const text = read(file)

  it('is what the generator draws, byte for byte', () => {
    expect(draw()).toBe(text)
  })

  it('is well-formed and small', () => {
    expect(xmlFaults(text)).toEqual([])
    expect(text).not.toMatch(/NaN|undefined|Infinity/)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(kilobytes(nameOf(file).startsWith('hero') ? 40 : 25))
  })

  it('has its viewBox', () => {
    expect(text).toContain(`viewBox="${viewBoxes[nameOf(file)] ?? '0 0 1200 800'}"`)
  })

  it('runs nothing and asks nobody: no script, no foreign object, no outside reference', () => {
    expect(text).not.toMatch(/<(script|foreignObject|image|style|a|text|title)\b|\son\w+=|javascript:|data:/i)
    const references = [...text.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, target = '']) => target)
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`))
    expect(references.filter((target) => !ids.has(target))).toEqual([])
  })
})

describe.each(pngFiles)('shell/public/art/$file', ({ file, width, height }) => {
  it('is a PNG of its size', () => {
    const bytes = readFileSync(join(root, 'shell/public/art', file))
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height])
  })
})

describe('xmlFaults', () => {
  it.each([
    ['<svg><g></svg>', 'an open group'],
    ['<svg a=1/>', 'an attribute without quotes'],
    ['<svg a="1" a="2"/>', 'an attribute twice'],
    ['<svg>words</svg>', 'loose text'],
  ])('finds %s (%s)', (text) => {
    expect(xmlFaults(text)).not.toEqual([])
  })

  it('finds nothing in a sound drawing', () => {
    expect(xmlFaults('<svg viewBox="0 0 1 1"><g><path d="M0 0z"/></g></svg>\n')).toEqual([])
  })
})

it('shows each of them in the README', () => {
  const readme = read('art/README.md')
  expect(pictures.filter(({ file }) => !readme.includes(`src="../${file}"`)).map(({ file }) => file)).toEqual(
    [],
  )
})
