import type { Lang } from '@calm-rest/contract/widget'

const byLang = new Map<Lang, Intl.DisplayNames>()

const namesIn = (lang: Lang): Intl.DisplayNames => {
  const known = byLang.get(lang)
  if (known) return known
  const names = new Intl.DisplayNames(lang, { type: 'region' })
  byLang.set(lang, names)
  return names
}

/** Name of a country (ISO 3166-1 alpha-2) in a language; empty if there is none. */
export const countryNameIn = (lang: Lang, code: string): string =>
  code === '' ? '' : (namesIn(lang).of(code) ?? code)

/** A property with its place. */
export interface Placed {
  name: string
  address: Readonly<{ town: string; countryCode: string }>
  townNames: Partial<Record<Lang, string>>
}

/**
 * What texts say of the property by `{{property}}`, `{{town}}` and `{{country}}`, in a language. Until the owner has
 * said where it is, its name stands for the town.
 */
export const placeWords = ({ name, address, townNames }: Placed, lang: Lang) => ({
  property: name,
  town: townNames[lang] || address.town || name,
  country: countryNameIn(lang, address.countryCode),
})
