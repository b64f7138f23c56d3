import type { Lang } from '@calm-rest/contract/widget'
import { createStore } from 'zustand/vanilla'

interface LanguageState {
  lang: Lang
  languageChosen: (lang: Lang) => void
}

/** The language of the page: held in memory only (specification, §1). */
export const createLanguageStore = (lang: Lang) =>
  createStore<LanguageState>()((set) => ({
    lang,
    languageChosen: (next) => set({ lang: next }),
  }))

export type LanguageStore = ReturnType<typeof createLanguageStore>
