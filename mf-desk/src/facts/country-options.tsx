import { nationalityCodes } from '@calm-rest/contract/staff'
import { countryNamer, localesOf } from '@calm-rest/i18n'
import { useLang } from '../use-lang.ts'

/** All countries by name, in the order of the language; the first is none. */
export const CountryOptions = () => {
  const lang = useLang()
  const nameOf = countryNamer(lang)
  const { compare } = new Intl.Collator(localesOf(lang))
  const all = nationalityCodes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((one, other) => compare(one.name, other.name))
  return (
    <>
      <option value="">–</option>
      {all.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  )
}
