/** What a row of `it.each` hands over: its value where it can be read from the source. */
export type Argument = { value: string | number | boolean } | undefined

/** The title of a suite or a test: as it is written, and every form in which it is reported. */
export interface Title {
  written: string
  /** Regular expressions, one for each row of a table; what cannot be read from the source may be anything. */
  forms: string[]
}

const anything = '.+'
const placeholder = /%%|%(?:\.\d+)?[sdifjoO#$]|\$[\w.]+/g

/** A regular expression that matches this text and nothing else. */
export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** The title of a test that runs once for each row of a table; undefined where the rows cannot be read. */
export const titleOfEach = (written: string, rows: readonly Argument[][] | undefined): Title => {
  const forms = rows?.map((row) => fillIn(written, row))
  return { written, forms: forms?.length ? forms : [fillIn(written, [])] }
}

const fillIn = (written: string, row: readonly Argument[]): string => {
  let next = 0
  let form = ''
  let end = 0
  for (const { 0: found, index } of written.matchAll(placeholder)) {
    form += escaped(written.slice(end, index))
    end = index + found.length
    if (found === '%%') form += '%'
    else if (/^(%[#$]|\$)/.test(found)) form += anything
    else form += formOf(found, row[next++])
  }
  return form + escaped(written.slice(end))
}

const formOf = (found: string, argument: Argument) =>
  argument && /^%[sdi]$/.test(found) ? escaped(String(argument.value)) : anything

/** The title of a template: what stands in its holes is known only when it runs. */
export const titleOfTemplate = (written: string, parts: readonly string[]): Title => ({
  written,
  forms: [parts.map((part) => escaped(part)).join(anything)],
})

export const separator = ' › '

/** Whether a name means this test: as it is written in the file, or as one of its rows is reported. */
export const isNamed = (name: string, titles: readonly Title[]) =>
  name === titles.map(({ written }) => written).join(separator) ||
  new RegExp(`^${titles.map(({ forms }) => `(?:${forms.join('|')})`).join(escaped(separator))}$`).test(name)
