/** Languages of the interface (specification, §9). English is the default. */
export const langs = ['en', 'de', 'zh'] as const
export type Lang = (typeof langs)[number]
export const defaultLang: Lang = 'en'

export const isLang = (value: unknown): value is Lang => langs.includes(value as Lang)

/** The first of our languages in a `lang` attribute or an Accept-Language header; English where there is none. */
export const parseLang = (value: string | null | undefined): Lang => {
  for (const part of (value ?? '').split(',')) {
    const primary = part.trim().split(/[-;_]/)[0]?.toLowerCase()
    if (isLang(primary)) return primary
  }
  return defaultLang
}
