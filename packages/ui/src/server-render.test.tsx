import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Specimen } from '../specimen/src/specimen.tsx'
import { words } from '../specimen/src/words.ts'
import * as ui from './index.ts'

const html = renderToString(<Specimen t={words.de} />)

it('renders every component of the specimen on a server, where there is no window', () => {
  expect(typeof window).toBe('undefined')
  expect(html).toContain('Leuchtturm-Suite')
  expect(html).toContain('role="combobox"')
})

it('writes no style attribute, which a strict content policy would refuse', () => {
  expect(html).not.toMatch(/\sstyle=/)
})

it('keeps dialogs closed until a browser opens them', () => {
  expect(html.match(/<dialog/g)).toHaveLength(4)
  expect(html).not.toMatch(/<dialog[^>]* open/)
})

it('gives every id once', () => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(20)
  expect(new Set(ids).size).toBe(ids.length)
})

it('shows every component in the specimen', async () => {
  const { readFileSync, globSync } = await import('node:fs')
  const folder = new URL('../specimen/src/', import.meta.url)
  const source = globSync('*.tsx', { cwd: folder })
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))
  expect(components.length).toBeGreaterThan(25)
  expect(components.filter((name) => !source.includes(`<${name}`))).toEqual([])
})
