import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

export type Weight = 400 | 700

/** Parts of Noto Sans, by how often they are needed. */
const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'cyrillic-ext'] as const

const latinFile = (subset: string, weight: Weight) =>
  import.meta.resolve(`@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`)

/** There is one weight: two would be 1.5 MB more in the image. */
const chineseFile = () =>
  import.meta.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff')

const open = (url: string): Font => create(unpackWoff(readFileSync(fileURLToPath(url)))) as Font

/** A text in one font. */
export interface Run {
  /** The name under which the PDF knows the font. */
  name: string
  font: Font
  text: string
}

const missing = '?'

/**
 * Fonts of one document, opened when a character needs them. A character that no font has, such as one of a script
 * that the PDF cannot shape, is printed as a question mark; the page shows it.
 */
export const createFonts = () => {
  const opened = new Map<string, Font>()
  const named = (name: string, url: () => string): { name: string; font: Font } => {
    const font = opened.get(name) ?? open(url())
    opened.set(name, font)
    return { name, font }
  }
  const fontFor = (char: string, weight: Weight) => {
    const code = char.codePointAt(0) ?? 0
    for (const subset of subsets) {
      const found = named(`${subset}-${weight}`, () => latinFile(subset, weight))
      if (found.font.hasGlyphForCodePoint(code)) return found
    }
    const chinese = named('chinese', chineseFile)
    return chinese.font.hasGlyphForCodePoint(code) ? chinese : undefined
  }
  const known = new Map<string, { name: string; font: Font } | undefined>()

  return {
    /** Splits a text into parts of one font each. */
    runsOf: (text: string, weight: Weight): Run[] => {
      const runs: Run[] = []
      for (const char of text.normalize('NFC')) {
        const key = `${weight}${char}`
        if (!known.has(key)) known.set(key, fontFor(char, weight))
        const found = known.get(key)
        const { name, font } = found ?? named(`latin-${weight}`, () => latinFile('latin', weight))
        const last = runs.at(-1)
        const shown = found ? char : missing
        if (last?.name === name) last.text += shown
        else runs.push({ name, font, text: shown })
      }
      return runs
    },
  }
}

export type Fonts = ReturnType<typeof createFonts>
