import { formatMoment } from '../../../core/mail-format/formats.ts'
import { facts, note, text } from '../letter.ts'
import { toProperty } from '../recipients.ts'
import { atDesk } from './at-desk.ts'
import type { Composer } from './compose-kit.ts'

/** Number of items of an hour in which more arrived than are mailed one by one. */
export const digestForOwner: Composer<'digest-for-owner'> = async ({ payload: { since }, lang, t }, kit) => {
  const messages = await kit.messages.countSince(since)
  const { waiting, published } = await kit.reviews.countSince(since)
  const rows = [
    { label: t('digest.messages'), value: String(messages) },
    { label: t('digest.waiting'), value: String(waiting) },
    { label: t('digest.published'), value: String(published) },
  ].filter(({ value }) => value !== '0')
  if (rows.length === 0) return undefined
  const intro = t('digest.intro', { since: formatMoment(lang, since) })
  return {
    lang,
    ...toProperty(t),
    subject: t('digest.subject'),
    preheader: intro,
    heading: t('digest.heading'),
    parts: [
      text(intro),
      facts(...rows),
      text(t('digest.read')),
      note(t('digest.note')),
      ...(await atDesk(t('desk.open'), { section: 'messages' }, { lang, t }, kit)),
    ],
  }
}
