import { type Lang, langs } from '@calm-rest/contract/widget'

const storageKey = 'calm-rest-desk-lang'

export const rememberLang = (lang: Lang): void => {
  try {
    localStorage.setItem(storageKey, lang)
  } catch {
    // without storage the language lasts as long as the address names it
  }
}

const rememberedLang = (): Lang | undefined => {
  try {
    return langs.find((lang) => lang === localStorage.getItem(storageKey))
  } catch {
    return undefined
  }
}

/** Goes to the language that this device had last, where the address names none; an app on a home screen never does. */
export const goToRememberedLang = (shown: Lang): void => {
  const url = new URL(location.href)
  const lang = rememberedLang()
  if (!lang || lang === shown || url.searchParams.has('lang')) return
  url.searchParams.set('lang', lang)
  location.replace(url)
}
