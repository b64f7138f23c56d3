import type { PropertyFacts } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { countryNamer } from '@calm-rest/i18n'

type Place = Pick<PropertyFacts, 'name' | 'address' | 'townNames'>

const namers = new Map<Lang, (code: string) => string>()

/** The platform's list of countries is opened once in a process. */
const countryIn = (lang: Lang, code: string): string => {
  const namer = namers.get(lang) ?? countryNamer(lang)
  namers.set(lang, namer)
  return namer(code)
}

/**
 * What every text of the site may say of the property: `{{name}}`, `{{town}}` and `{{country}}`, in its language. Until
 * the owner has said where it is, its name stands for the town.
 */
export const placeWords = ({ name, address, townNames }: Place, lang: Lang) => ({
  name,
  town: townNames[lang] || address.town || name,
  country:
    lang === 'en' || address.countryCode === '' ? address.country : countryIn(lang, address.countryCode),
})
