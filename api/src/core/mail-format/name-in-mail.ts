import { topLevelDomains } from './top-level-domains.ts'

/** Signs of addresses, which no name has. */
const addressSign = /[/@:]/u

/** Labels with dots between and no space: an address, or initials with a name. The Chinese full stop is a dot, too. */
const dotted = /[\p{L}\p{M}\p{N}\p{DI}_-]*(?:[.。][\p{L}\p{M}\p{N}\p{DI}_-]+)+/gu

/** Abbreviations of two letters and more that stand before a name. */
const title = /^(?:capt|col|dr|fr|gen|hon|jr|md|mohd|mr|mrs|ms|prof|rev|sr|st|ste|ven)$/iu

/** Names and particles of names that are top-level domains as well: `K.De Silva`, `J.Wang`. */
const surname =
  /^(?:bond|chase|de|di|ford|fox|gallo|hu|hughes|kim|la|le|li|lu|ma|mo|moe|ng|ong|page|ren|su|wang|weber)$/iu

/** Three digits or more, with anything but letters between them: a telephone number, however it is spaced. */
const digitRun = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){2,}/gu

const isInitial = (label: string) => title.test(label) || /^-?(?:\p{L}\p{M}*)?$/u.test(label)

/** Up to a hyphen, a digit or an invisible character, where mail programs end an address, and with those left out. */
const isTopLevel = (label: string) =>
  [label, label.replace(/\p{DI}/gu, '')].some((text) =>
    topLevelDomains.has((/^[\p{L}\p{M}]*/u.exec(text)?.[0] ?? '').toLowerCase()),
  )

const isLatin = (label: string) => /\p{Script=Latin}/u.test(label)

/** Where the last label is a name and a top-level domain, a space before it leaves no address. */
const withSpaceBefore = (last: string, word: string) =>
  surname.test(last.replace(/\p{DI}/gu, ''))
    ? word.replace(/(?<=[.。])(?=[^.。]*\p{L}\P{L}*$)/u, ' ')
    : undefined

/**
 * A dotted word with a space where a mail program could see an address in it; undefined for an address, and for what
 * could become one: only initials, titles and words of other scripts stand before a name.
 */
const readDotted = (word: string): string | undefined => {
  // labels of digits at the end are no names: what is before them decides
  const labels = word.replace(/[^\p{L}]+$/u, '').split(/[.。]/u)
  const later = labels.slice(1)
  const last = later.at(-1) ?? ''
  const areInitials = labels.slice(0, -1).every((label) => isInitial(label.replace(/\p{DI}/gu, '')))
  if (areInitials) return isTopLevel(last) ? withSpaceBefore(last, word) : word
  return later.some((label) => isLatin(label) || isTopLevel(label)) ? undefined : word
}

/**
 * A name as headers and greetings of mail may show it. Anybody may type anybody's address into a form, so that an
 * advertisement is not passed on in our mail: a name with a link in it is left out, and one with a number loses it.
 */
export const nameInMail = (name: string): string => {
  // full-width digits and dots are the same to a reader
  const plain = name.normalize('NFKC')
  const words = plain.match(dotted) ?? []
  if (addressSign.test(plain) || words.some((word) => readDotted(word) === undefined)) return ''
  const shown = words.length === 0 ? name : plain.replace(dotted, (word) => readDotted(word) ?? '')
  return shown.replace(digitRun, ' ').replace(/\s+/g, ' ').trim()
}
