import { contrastOf, type Hex, type Oklch, toHex, toOklch } from './oklch.ts'

/** A token in the light and in the dark theme. */
export interface Pair {
  light: Hex
  dark: Hex
}

/** Grounds of the light theme, which stay: paper in three tones, lightest last. Text is read on each. */
const paper = ['#f6edd9', '#fcf8ee', '#fffdf7'] as const
const ink: Hex = '#14262d'
const pale: Hex = '#fcf8ee'

/** Least contrast of text (WCAG 1.4.3), with room for the rounding of a colour to bytes. */
const readable = 4.6

/**
 * Hue of a colour at another lightness. Yellow that loses its light turns to ochre, as pigments do, rather than to olive: its
 * hue moves towards orange, the more the darker it is.
 */
export const hueAt = ({ lightness: from, hue }: Oklch, lightness: number) => {
  const yellow = Math.max(0, 1 - Math.abs(hue - 100) / 26)
  const darker = Math.min(1, Math.max(0, (from - lightness) / 0.35))
  return hue - (hue - 68) * yellow * darker
}

/** The accent's hue at another lightness, with at most this chroma. */
const toneOf = (accent: Oklch) => (lightness: number, mostChroma: number) =>
  toHex({ lightness, chroma: Math.min(accent.chroma, mostChroma), hue: hueAt(accent, lightness) })

/** The tone nearest to `from` that is read on all grounds; `step` is the direction in which it may move. */
const readOn = (
  grounds: readonly Hex[],
  { from, step, chroma }: { from: number; step: 1 | -1; chroma: number },
  tone: (lightness: number, mostChroma: number) => Hex,
): Hex => {
  let lightness = from
  let found = tone(lightness, chroma)
  while (grounds.some((ground) => contrastOf(found, ground) < readable) && lightness > 0 && lightness < 1) {
    lightness += step * 0.005
    found = tone(lightness, chroma)
  }
  return found
}

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/**
 * Design tokens, by their names without `--cr-`, that follow the accent of a property. Text keeps a contrast of 4.5, edges and rings
 * keep 3, in both themes. Paper, ink and the colours that say what happened (danger, success, stars) stay.
 */
export const tokensOf = (given: Hex) => {
  const accent = toOklch(given)
  const { lightness, chroma } = accent
  const tone = toneOf(accent)
  const both = (light: Hex, dark: Hex): Pair => ({ light, dark })
  const same = (hex: Hex) => both(hex, hex)

  const night = [tone(0.195, 0.022), tone(0.24, 0.03), tone(0.292, 0.034)] as const
  const deep = both(tone(within(0.22, lightness, 0.31), 0.09), tone(0.185, 0.03))
  const sea = tone(0.39, 0.1)
  const soft = both(tone(0.915, 0.05), tone(0.32, 0.06))
  const onSoft = both(
    readOn([soft.light], { from: 0.4, step: -1, chroma: 0.13 }, tone),
    readOn([soft.dark], { from: 0.91, step: 1, chroma: 0.05 }, tone),
  )
  // bright colours stay as they are on deep ground, dark ones are lifted
  const bright = lightness >= 0.75 ? given : tone(0.87, 0.12)
  const sun = [deep.light, deep.dark, sea, ...night].every((ground) => contrastOf(bright, ground) >= readable)
    ? bright
    : readOn([sea, ...night], { from: Math.max(lightness, 0.75), step: 1, chroma }, tone)
  const link = both(
    readOn(['#e4ebcb', '#fae0dc', ...paper], { from: 0.4, step: -1, chroma: 0.12 }, tone),
    readOn(['#47191c', '#3f3212', '#123c46', ...night], { from: 0.83, step: 1, chroma: 0.1 }, tone),
  )

  return {
    surface: both('#fcf8ee', night[1]),
    'surface-raised': both('#fffdf7', night[2]),
    'surface-sunken': both('#f6edd9', night[0]),
    border: both('#e9daba', tone(0.38, 0.035)),
    accent: both(
      isRead(given, paper) ? given : readOn(paper, { from: lightness, step: -1, chroma }, tone),
      isRead(given, [...night, ink])
        ? given
        : readOn([...night, ink], { from: Math.max(lightness, 0.6), step: 1, chroma }, tone),
    ),
    'accent-soft': soft,
    'on-accent': both(pale, ink),
    'on-accent-soft': onSoft,
    link,
    focus: both(link.light, sun),
    'sea-deep': deep,
    sea: same(sea),
    'sea-mid': both(tone(0.53, 0.11), tone(0.47, 0.09)),
    'sea-light': both(tone(0.73, 0.09), tone(0.57, 0.09)),
    'sea-pale': both(tone(0.9, 0.035), tone(0.36, 0.05)),
    'tea-deep': both(tone(0.34, 0.06), tone(0.28, 0.04)),
    tea: both(tone(0.49, 0.08), tone(0.42, 0.06)),
    'tea-light': both(tone(0.68, 0.08), tone(0.58, 0.07)),
    'tea-pale': both(tone(0.84, 0.05), tone(0.32, 0.04)),
    dusk: same(tone(within(0.55, lightness, 0.72), chroma)),
    'dusk-light': both(tone(0.79, 0.1), tone(0.71, 0.11)),
    'dusk-pale': soft,
    sun: same(sun),
    sand: both('#e9daba', tone(0.36, 0.035)),
    'sand-deep': both('#d8c08f', tone(0.42, 0.03)),
    'on-sea-soft': both(tone(0.91, 0.03), tone(0.83, 0.025)),
  } satisfies Record<string, Pair>
}

const isRead = (hex: Hex, grounds: readonly Hex[]) =>
  grounds.every((ground) => contrastOf(hex, ground) >= readable)

export type LookTokens = ReturnType<typeof tokensOf>
