/** Languages of the interface (specification, §9). English is the default. */
export const langs = ['en', 'de', 'zh'] as const
export type Lang = (typeof langs)[number]
export const defaultLang: Lang = 'en'

export const isLang = (value: unknown): value is Lang => langs.includes(value as Lang)

/**
 * The preferred supported language of a `lang` attribute or an Accept-Language header; English by default.
 */
export const parseLang = (value: string | null | undefined): Lang => {
  let best: { lang: Lang; weight: number } | undefined
  for (const part of (value ?? '').split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';')
    const lang = tag.split(/[-_]/)[0]?.toLowerCase()
    const weight = Number(parameters.find((one) => /^\s*q=/.test(one))?.split('=')[1] ?? 1)
    if (isLang(lang) && weight > (best?.weight ?? 0)) best = { lang, weight }
  }
  return best?.lang ?? defaultLang
}
