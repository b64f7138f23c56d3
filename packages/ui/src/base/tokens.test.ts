import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { edgesOn, textOn } from './contrast-pairs.fixture.ts'
import { contrast, createPalette, type Theme } from './palette.fixture.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const themes: Theme[] = ['light', 'dark']
const below = (theme: Theme, pairs: [string[], string[]][], least: number) => {
  const colour = createPalette(css, theme)
  return pairs
    .flatMap(([backs, fronts]) => backs.flatMap((back) => fronts.map((front) => [front, back] as const)))
    .map(([front, back]) => ({ front, back, ratio: contrast(colour(front), colour(back)) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`)
}

it.each(themes)('reads well in the %s theme', (theme) => {
  expect(below(theme, textOn, 4.5)).toEqual([])
})

it.each(themes)('shows where controls are and where the focus is in the %s theme', (theme) => {
  expect(below(theme, edgesOn, 3)).toEqual([])
})

it('knows the contrast of black on white', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
})

it('takes no length but from its unit', () => {
  const lengths = css.match(/--cr-(space|text|radius|control|width|icon|target)[\w-]*:[^;]+;/g) ?? []
  expect(lengths.length).toBeGreaterThan(30)
  expect(lengths.filter((length) => /\d(rem|em)\b/.test(length))).toEqual([])
})
