const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Where a line of Chinese may break: between any two signs. */
const isWide = (sign: string) => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(sign)

/** Signs that begin no line. */
const closes = /^[)\]}，。、；：！？）》」』”’%.,;:!?]/u

/** Parts of a text that stay on one line, each with the spaces after it. */
const unitsOf = (text: string): string[] => {
  const units: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const last = units.at(-1)
    const breaks =
      last === undefined || /\s$/u.test(last)
        ? !/^\s/u.test(segment) || last === undefined
        : (isWide(segment) || isWide(last.slice(-1))) && !closes.test(segment) && !/^\s/u.test(segment)
    if (breaks) units.push(segment)
    else units[units.length - 1] += segment
  }
  return units
}

/** Breaks a text into lines of a width; a word that is wider than the line is broken anywhere. */
export const linesOf = (text: string, width: number, widthOf: (text: string) => number): string[] => {
  const lines: string[] = []
  let line = ''
  const add = (unit: string) => {
    if (line !== '' && widthOf(`${line}${unit}`.trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += unit
  }
  for (const unit of unitsOf(text)) {
    if (widthOf(unit.trimEnd()) <= width) add(unit)
    else for (const { segment } of segmenter.segment(unit)) add(segment)
  }
  return [...lines, line.trimEnd()]
}
