import { nationalityCodes } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { countryNamer } from '@calm-rest/i18n'

/** All nationalities by name, in the order of a language, and the name of each code. */
export const nationalitiesIn = (lang: Lang) => {
  const nameOf = countryNamer(lang)
  const { compare } = new Intl.Collator(lang)
  const all = nationalityCodes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((one, other) => compare(one.name, other.name))
  return { all, nameOf }
}
