import { formatMoment } from '../../../core/mail-format/formats.ts'
import { facts, note, text } from '../letter.ts'
import { toProperty } from '../recipients.ts'
import { atDesk } from './at-desk.ts'
import type { Composer } from './compose-kit.ts'

/** Tells the owner that many unverified reviews arrived, how many from how many networks, and how to hide them. */
export const reviewFloodForOwner: Composer<'review-flood-for-owner'> = async (
  { lang, createdAt, t },
  kit,
) => {
  const came = await kit.reviewCounts(new Date(createdAt))
  if (!came?.from || !came.until) return undefined
  return {
    lang,
    ...toProperty(t),
    subject: t('reviewFlood.subject'),
    preheader: t('reviewFlood.intro'),
    heading: t('reviewFlood.heading'),
    parts: [
      text(t('reviewFlood.intro')),
      facts(
        { label: t('flood.reviews'), value: String(came.reviews) },
        { label: t('flood.networks'), value: String(came.networks) },
        { label: t('flood.from'), value: formatMoment(lang, came.from) },
        { label: t('flood.until'), value: formatMoment(lang, came.until) },
      ),
      text(t('reviewFlood.hide')),
      note(t('reviewFlood.note')),
      ...(await atDesk(t('desk.open'), { section: 'today' }, { lang, t }, kit)),
    ],
  }
}
