import { nationalityCodes } from '@calm-rest/contract/staff'
import { countryNamer, localesOf } from '@calm-rest/i18n'

/** All nationalities by name, in the order of a language, and the name of each code. */
export const nationalitiesIn = (lang: string) => {
  const nameOf = countryNamer(lang)
  const { compare } = new Intl.Collator(localesOf(lang))
  const all = nationalityCodes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((one, other) => compare(one.name, other.name))
  return { all, nameOf }
}
