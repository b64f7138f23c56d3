import { type DeskLang, deskLangs } from '@calm-rest/contract/staff'

const storageKey = 'calm-rest-desk-lang'

export const rememberLang = (lang: DeskLang): void => {
  try {
    localStorage.setItem(storageKey, lang)
  } catch {
    // without storage the language lasts while the address names it
  }
}

const rememberedLang = (): string | null => {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/**
 * The language in the address; otherwise the last one of this device, since an app on a home screen names
 * none.
 */
export const wantedLang = (): DeskLang | undefined => {
  const wanted = new URL(location.href).searchParams.get('lang') ?? rememberedLang()
  return deskLangs.find((lang) => lang === wanted)
}
