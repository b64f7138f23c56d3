import { topLevelDomains } from './top-level-domains.ts'

/** Characters of addresses, which no name has. */
const addressSign = /[/@:]/u

/**
 * Labels separated by dots without a space: an address, or initials with a name. The Chinese full stop counts as a dot.
 */
const dotted = /[\p{L}\p{M}\p{N}\p{DI}_-]*(?:[.。][\p{L}\p{M}\p{N}\p{DI}_-]+)+/gu

/** Abbreviations of two or more letters before a name. */
const title = /^(?:capt|col|dr|fr|gen|hon|jr|md|mohd|mr|mrs|ms|prof|rev|sr|st|ste|ven)$/iu

/** Names and name particles that are also top-level domains: `K.De Silva`, `J.Wang`. */
const surname =
  /^(?:bond|chase|de|di|ford|fox|gallo|hu|hughes|kim|la|le|li|lu|ma|mo|moe|ng|ong|page|ren|su|wang|weber)$/iu

/** Three or more digits without letters between them: a telephone number in any notation. */
const digitRun = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){2,}/gu

const isInitial = (label: string) => title.test(label) || /^-?(?:\p{L}\p{M}*)?$/u.test(label)

/**
 * Checks the label up to a hyphen, a digit or an invisible character, where mail programs end an address, and also with
 * those removed.
 */
const isTopLevel = (label: string) =>
  [label, label.replace(/\p{DI}/gu, '')].some((text) =>
    topLevelDomains.has((/^[\p{L}\p{M}]*/u.exec(text)?.[0] ?? '').toLowerCase()),
  )

const isLatin = (label: string) => /\p{Script=Latin}/u.test(label)

/** If the last label is both a name and a top-level domain, a space before it prevents a link. */
const withSpaceBefore = (last: string, word: string) =>
  surname.test(last.replace(/\p{DI}/gu, ''))
    ? word.replace(/(?<=[.。])(?=[^.。]*\p{L}\P{L}*$)/u, ' ')
    : undefined

/**
 * Returns a dotted word, with a space if a mail program could see an address in it; undefined for an address, or
 * anything that could become one. Only initials, titles and words of other scripts may stand before a name.
 */
const readDotted = (word: string): string | undefined => {
  // trailing labels of digits are not names: the ones before them decide
  const labels = word.replace(/[^\p{L}]+$/u, '').split(/[.。]/u)
  const later = labels.slice(1)
  const last = later.at(-1) ?? ''
  const areInitials = labels.slice(0, -1).every((label) => isInitial(label.replace(/\p{DI}/gu, '')))
  if (areInitials) return isTopLevel(last) ? withSpaceBefore(last, word) : word
  return later.some((label) => isLatin(label) || isTopLevel(label)) ? undefined : word
}

/**
 * Returns a name that is safe in headers and greetings of mail. Anybody may type any address into a form, so our mail
 * must not pass on advertisements: a name with a link becomes empty, and telephone numbers are removed.
 */
export const nameInMail = (name: string): string => {
  // full-width digits and dots look the same to a reader
  const plain = name.normalize('NFKC')
  const words = plain.match(dotted) ?? []
  if (addressSign.test(plain) || words.some((word) => readDotted(word) === undefined)) return ''
  const shown = words.length === 0 ? name : plain.replace(dotted, (word) => readDotted(word) ?? '')
  return shown.replace(digitRun, ' ').replace(/\s+/g, ' ').trim()
}
