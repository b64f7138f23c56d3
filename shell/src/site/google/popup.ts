import { googlePopup } from '@calm-rest/contract/limits'
import type { Lang } from '@calm-rest/contract/widget'

/** One name for all: a second press brings the same window to the front and begins anew in it. */
const name = 'calm-rest-google'

/** Opens Google's window in the middle of the page's own; null where the browser lets none open. */
export const openPopup = (page: Window, lang: Lang): Window | null => {
  const { width, height } = googlePopup
  const left = Math.round(page.screenX + (page.outerWidth - width) / 2)
  const top = Math.round(page.screenY + (page.outerHeight - height) / 2)
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`
  const popup = page.open(`/api/auth/google/start?lang=${lang}`, name, features)
  popup?.focus()
  return popup
}
