import { canFade, fade } from './fade.ts'

/** The page fades when the visitor's system goes over to light or dark. */
export const fadeThemes = () => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const { dataset } = document.documentElement
  dark.addEventListener('change', () => {
    // paper is light
    if (dataset.theme || matchMedia('print').matches || !canFade()) return
    // told before the first frame in the other theme: it is captured in the one before
    dataset.theme = dark.matches ? 'light' : 'dark'
    fade(() => {
      delete dataset.theme
    })
  })
}
