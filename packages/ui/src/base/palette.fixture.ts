/** Reads the colours of tokens.css, as far as that file writes them, to measure their contrast. */
export type Theme = 'light' | 'dark'
export type Rgb = readonly [number, number, number]

/** Splits at commas that are not inside brackets. */
const splitArguments = (text: string): string[] => {
  let depth = 0
  let part = ''
  const parts: string[] = []
  for (const char of text) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === ',' && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += char
  }
  return [...parts, part.trim()]
}

const parseHex = (hex: string): Rgb => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** Returns a token's colour by its name without `--cr-`; throws for a value that is no colour. */
export const createPalette = (css: string, theme: Theme) => {
  const tokens = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/--cr-([\w-]+):\s*([^;]+);/g)) {
    if (!tokens.has(name)) tokens.set(name, value.replace(/\s+/g, ' ').trim())
  }
  const evaluate = (value: string): Rgb => {
    if (/^#[0-9a-f]{6}$/.test(value)) return parseHex(value)
    const [, name, inner = ''] = value.match(/^([\w-]+)\((.*)\)$/) ?? []
    const [first = '', second = '', third = ''] = splitArguments(inner)
    if (name === 'light-dark') return evaluate(theme === 'light' ? first : second)
    if (name === 'var' && first.startsWith('--cr-')) return colour(first.slice(5))
    // A public name that no partner has set: its default applies.
    if (name === 'var') return evaluate(second)
    if (name === 'color-mix') return mix(second, evaluate(third))
    throw new Error(`Not a colour: ${value}`)
  }
  const mix = (weighted: string, other: Rgb): Rgb => {
    const [, value = '', percent = ''] = weighted.match(/^(.*) (\d+)%$/) ?? []
    const share = Number(percent) / 100
    const [red, green, blue] = evaluate(value)
    return [
      red * share + other[0] * (1 - share),
      green * share + other[1] * (1 - share),
      blue * share + other[2] * (1 - share),
    ]
  }
  const colour = (name: string): Rgb => evaluate(tokens.get(name) ?? '')
  return colour
}

/** Relative luminance, 0 to 1. */
export const luminance = (colour: Rgb) => {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** WCAG contrast ratio, 1 to 21. */
export const contrast = (a: Rgb, b: Rgb) => {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}
