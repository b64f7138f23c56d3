import { hotel } from '@calm-rest/contract/hotel'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDateTime, localeOf } from '@calm-rest/i18n'
import { html } from 'hono/html'
import type { SectionHtml } from '../section.ts'
import { words } from '../words.ts'

/**
 * Sections that the page's script renews, and when that was last. Without script the time is that of the answer, and there
 * is no button.
 */
export const livePart = (lang: Lang, now: Date, sections: readonly SectionHtml[]) => {
  const { t } = words[lang]
  const time = formatDateTime(lang, now.toISOString(), hotel.timeZone, { timeStyle: 'long' })
  return html`<p class="releases-live" id="live" data-locale="${localeOf(lang)}" data-time-zone="${hotel.timeZone}"><span data-text>${t('renewal.at')} <time datetime="${now.toISOString()}">${time}</time></span><span data-failed hidden>${t('renewal.failed')}</span><span data-reading hidden>${t('renewal.reading')}</span>
<button type="button" hidden data-pause="${t('renewal.pause')}" data-resume="${t('renewal.resume')}">${t('renewal.pause')}</button></p>
<div class="releases-sections" id="sections">
${sections}</div>`
}
