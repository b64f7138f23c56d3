import { bookingReferenceOf } from '@calm-rest/contract/reference'
import { formatMoment, formatName } from '../../../core/mail-format/formats.ts'
import { facts, note, text } from '../letter.ts'
import { toProperty } from '../recipients.ts'
import { atDesk } from './at-desk.ts'
import type { Composer } from './compose-kit.ts'
import { staySpan } from './stay-facts.ts'

/** Every booking, change and cancellation of an hour in which more arrived than are mailed one by one. */
export const staysDigestForOwner: Composer<'stays-digest-for-owner'> = async (
  { payload: { since }, lang, t },
  kit,
) => {
  const rooms = await kit.bookings.touchedSince(since, lang)
  const bookings = [...Map.groupBy(rooms, ({ reference }) => bookingReferenceOf(reference)).values()]
  if (bookings.length === 0) return undefined
  const isSince = (moment: string | null) => moment !== null && moment >= since
  const countOf = (key: 'bookedAt' | 'changedAt' | 'cancelledAt') =>
    bookings.filter((booking) => booking.some((room) => isSince(room[key]))).length
  const counts = [
    { label: t('staysDigest.booked'), value: String(countOf('bookedAt')) },
    { label: t('staysDigest.changed'), value: String(countOf('changedAt')) },
    { label: t('staysDigest.cancelled'), value: String(countOf('cancelledAt')) },
  ].filter(({ value }) => value !== '0')
  const list = rooms.map((room) => ({
    label: room.reference,
    value: `${staySpan([room], lang, t)}\n${formatName(room)} · ${t(`status.${room.status}`)}`,
  }))
  const intro = t('staysDigest.intro', { since: formatMoment(lang, since) })
  return {
    lang,
    ...toProperty(t),
    subject: t('staysDigest.subject'),
    preheader: intro,
    heading: t('staysDigest.heading'),
    parts: [
      text(intro),
      facts(...counts),
      text(t('staysDigest.list')),
      facts(...list),
      text(t('staysDigest.desk')),
      note(t('staysDigest.note')),
      ...(await atDesk(t('desk.open'), { section: 'today' }, { lang, t }, kit)),
    ],
  }
}
