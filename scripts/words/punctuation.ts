/** Full-width marks of Chinese by the ASCII mark that each replaces. */
const fullWidth: Record<string, string> = {
  ',': '\uFF0C',
  '!': '\uFF01',
  '?': '\uFF1F',
  ';': '\uFF1B',
  ':': '\uFF1A',
  '.': '\u3002',
}

const misplaced = /\p{Script=Han}\s*([,!?;:]|\.(?![\w.]))|([,!?;])\s*\p{Script=Han}/u

/** Reports an ASCII mark next to a Chinese character with its replacement; undefined if there is none. */
export const wrongPunctuation = (text: string): string | undefined => {
  const found = misplaced.exec(text)
  const mark = found?.[1] ?? found?.[2]
  return mark && `has an ASCII '${mark}' beside Chinese, which writes '${fullWidth[mark]}'`
}

const afterHan = /(\p{Script=Han})\s*([,!?;:]|\.(?![\w.])) ?/gu
const beforeHan = /([,!?;])\s*(?=\p{Script=Han})/gu

/** Replaces ASCII marks beside Chinese by full-width ones, without a space around them: they bring their own. */
export const correctPunctuation = (text: string): string =>
  text
    .replace(afterHan, (_found, han: string, mark: string) => han + fullWidth[mark])
    .replace(beforeHan, (_found, mark: string) => fullWidth[mark] ?? mark)
