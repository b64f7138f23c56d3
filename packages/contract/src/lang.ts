/** Languages of the interface (specification, §9). English is the default. */
export const langs = ['en', 'de', 'zh'] as const
export type Lang = (typeof langs)[number]
export const defaultLang: Lang = 'en'

export const isLang = (value: unknown): value is Lang => langs.includes(value as Lang)

/** The languages of an Accept-Language header that the site has, best first. */
export const parseLangs = (value: string | null | undefined): Lang[] => {
  const found: { lang: Lang; weight: number }[] = []
  for (const part of (value ?? '').split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';')
    const lang = tag.split(/[-_]/)[0]?.toLowerCase()
    const weight = Number(parameters.find((one) => /^\s*q=/.test(one))?.split('=')[1] ?? 1)
    if (isLang(lang) && weight > 0) found.push({ lang, weight })
  }
  return found.sort((one, other) => other.weight - one.weight).map(({ lang }) => lang)
}

/**
 * The preferred language of a `lang` attribute or an Accept-Language header among those of the property; by default the
 * first of them.
 */
export const parseLang = (value: string | null | undefined, among: readonly Lang[] = langs): Lang =>
  parseLangs(value).find((lang) => among.includes(lang)) ?? among[0] ?? defaultLang
