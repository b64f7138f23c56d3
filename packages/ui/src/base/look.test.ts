import { readFileSync } from 'node:fs'
import { type Hex, lookStyleOf, tokensOf } from '@calm-rest/contract/look'
import { expect, it } from 'vitest'
import { edgesOn, textOn } from './contrast-pairs.fixture.ts'
import { createPalette, luminance, type Rgb, type Theme } from './palette.fixture.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const themes: Theme[] = ['light', 'dark']
const least = new Map([
  [textOn, 4.5],
  [edgesOn, 3],
])

/** 10,000 colours in a fixed order, and those that are hardest to keep readable. */
const accents = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#39ff14',
  '#0000ff',
  '#f7e9a0',
  '#10214b',
  '#00ffff',
  ...Array.from(
    { length: 10_000 },
    (_, i) => `#${((i * 2_654_435_761) % 0x1000000).toString(16).padStart(6, '0')}`,
  ),
] as Hex[]

const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const mix = (one: Rgb, share: number, other: Rgb) =>
  one.map((channel, i) => channel * share + (other[i] ?? 0) * (1 - share)) as unknown as Rgb

/** What tokens.css mixes of other tokens. */
const mixed = (colour: (name: string) => Rgb, theme: Theme): Record<string, Rgb> => ({
  'accent-hover': mix(colour('accent'), 0.84, rgb(theme === 'light' ? '#14262d' : '#fcf8ee')),
  'text-soft': mix(colour('text'), 0.76, colour('surface')),
  'border-control': mix(colour('text'), 0.62, colour('surface')),
})

const palettes = { light: createPalette(css, 'light'), dark: createPalette(css, 'dark') }
const asWritten = new Map<string, Rgb>()
const written = (theme: Theme, name: string): Rgb => {
  const key = `${theme} ${name}`
  const known = asWritten.get(key) ?? palettes[theme](name)
  asWritten.set(key, known)
  return known
}

const faultsOf = (accent: Hex): string[] => {
  const tokens: Record<string, { light: Hex; dark: Hex }> = tokensOf(accent)
  return themes.flatMap((theme) => {
    const plain = (name: string): Rgb => {
      const own = tokens[name]
      return own ? rgb(own[theme]) : written(theme, name)
    }
    const mixes = mixed(plain, theme)
    const lights = new Map<string, number>()
    const lightOf = (name: string) => {
      const light = lights.get(name) ?? luminance(mixes[name] ?? plain(name)) + 0.05
      lights.set(name, light)
      return light
    }
    const ratioOf = (one: string, other: string) =>
      Math.max(lightOf(one), lightOf(other)) / Math.min(lightOf(one), lightOf(other))
    return [...least].flatMap(([pairs, ratio]) =>
      pairs.flatMap(([backs, fronts]) =>
        backs.flatMap((back) =>
          fronts
            .filter((front) => ratioOf(front, back) < ratio)
            .map((front) => `${accent} ${theme}: ${front} on ${back}`),
        ),
      ),
    )
  })
}

it('every accent reads well in both themes, on every ground of the design', () => {
  const found: string[] = []
  for (const accent of accents) if (found.length < 10) found.push(...faultsOf(accent))
  expect(found).toEqual([])
})

it('mixes as the style sheet does', () => {
  for (const theme of themes)
    for (const [name, value] of Object.entries(mixed((one) => written(theme, one), theme)))
      expect([theme, name, value.map(Math.round)]).toEqual([
        theme,
        name,
        written(theme, name).map(Math.round),
      ])
})

it('names tokens of the style sheet alone, and lets a partner’s page set those that it may set', () => {
  const style = lookStyleOf('#10214b')
  const named = [...style.matchAll(/(--cr-[\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }))
  expect(named.filter(({ name }) => !css.includes(`${name}:`))).toEqual([])
  const open = (name: string) => new RegExp(`${name}:\\s*var\\(\\s*(--calm-rest-[\\w-]+)`).exec(css)?.[1]
  for (const { name, value } of named)
    expect([name, /^var\((--calm-rest-[\w-]+)/.exec(value)?.[1]]).toEqual([name, open(name)])
})
