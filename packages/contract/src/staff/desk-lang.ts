import { defaultLang, isLang, type Lang, langs } from '../lang.ts'

/**
 * Languages of the front desk: those of the site, and two that only the screens of housekeeping have. No page
 * of a guest knows them.
 */
export const deskLangs = [...langs, 'si', 'ta'] as const

export type DeskLang = (typeof deskLangs)[number]

/** Language of the site for a mail or a page around the desk: English where the site lacks the desk's. */
export const siteLangOf = (lang: DeskLang): Lang => (isLang(lang) ? lang : defaultLang)
