import { expect, it } from 'vitest'
import { type Ink, paintOf } from './look.ts'

const { darkStyles, edge, ground, ink } = paintOf()

const darkOf = (name: Ink) => new RegExp(`\\.c-${name}{color:(#\\w+)!important}`).exec(darkStyles)?.[1] ?? ''

/** Relative luminance of a colour, as WCAG defines it. */
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const read: [Ink, Ink][] = [
  ['text', 'page'],
  ['text', 'card'],
  ['text', 'quote'],
  ['soft', 'page'],
  ['soft', 'card'],
  ['link', 'card'],
  ['accent', 'card'],
  ['onAccent', 'accent'],
  ['onSea', 'deep'],
  ['onSeaSoft', 'deep'],
]

it.each(read)('%s is read on %s, in the light and in the dark', (over, under) => {
  expect(contrast(edge(over), edge(under))).toBeGreaterThan(4.5)
  expect(contrast(darkOf(over), darkOf(under))).toBeGreaterThan(4.5)
})

it.each(['#f7e9a0', '#10214b', '#39ff14', '#000000', '#ffffff'] as const)(
  'is read in the colour %s of a property',
  (accent) => {
    const paint = paintOf(accent)
    const darkIn = (name: Ink) =>
      new RegExp(`\\.c-${name}{color:(#\\w+)!important}`).exec(paint.darkStyles)?.[1] ?? ''
    for (const [over, under] of read) {
      expect([over, under, contrast(paint.edge(over), paint.edge(under)) >= 4.5]).toEqual([over, under, true])
      expect([over, under, contrast(darkIn(over), darkIn(under)) >= 4.5]).toEqual([over, under, true])
    }
  },
)

it('has a dark colour of each ink for text, ground and edge', () => {
  const rules = [...darkStyles.matchAll(/\.([cge])-(\w+){[\w-]+:(\S+?)!important}/g)]
  const colours = rules.map(([, , , colour]) => colour)
  expect(colours.filter((colour) => !/^#[0-9A-F]{6}$/.test(colour ?? ''))).toEqual([])
  expect(rules.length).toBe(16 * 3)
  expect(darkStyles).toMatch(/^@media \(prefers-color-scheme:dark\){.*}$/)
  expect([ink('card'), ground('card'), edge('card'), darkOf('card')]).toEqual([
    'color:#FFFDF7',
    'background-color:#FFFDF7',
    '#FFFDF7',
    '#12303A',
  ])
})
