import { formatMoment } from '../../../core/mail-format/formats.ts'
import { facts, note, text } from '../letter.ts'
import { toProperty } from '../recipients.ts'
import { atDesk } from './at-desk.ts'
import type { Composer } from './compose-kit.ts'

/**
 * Tells the owner, after bookings reached a cap, what was booked, from how many networks and mostly by which address,
 * and how to free nights that a stranger hoards.
 */
export const nightCapForOwner: Composer<'night-cap-for-owner'> = async (
  { payload: { cap }, lang, createdAt, t },
  kit,
) => {
  const holdings = await kit.holdings.most(new Date(createdAt))
  const online = await kit.holdings.online(new Date(createdAt))
  const rows = holdings.map(({ email, reference, ...counts }) => ({
    label: reference,
    value: `${email}\n${t('nightCap.held', counts)}`,
  }))
  const came =
    online?.from && online.until
      ? facts(
          { label: t('flood.bookings'), value: String(online.bookings) },
          { label: t('flood.nights'), value: String(online.nights) },
          { label: t('flood.networks'), value: String(online.networks) },
          { label: t('flood.from'), value: formatMoment(lang, online.from) },
          { label: t('flood.until'), value: formatMoment(lang, online.until) },
        )
      : undefined
  return {
    lang,
    ...toProperty(t),
    subject: t('nightCap.subject'),
    preheader: t(`nightCap.${cap}`),
    heading: t('nightCap.heading'),
    parts: [
      text(t(`nightCap.${cap}`)),
      ...(came ? [text(t('nightCap.came')), came] : []),
      ...(rows.length === 0 ? [] : [text(t('nightCap.most')), facts(...rows)]),
      text(t('nightCap.free')),
      note(t('nightCap.note')),
      ...(await atDesk(t('desk.open'), { section: 'today' }, { lang, t }, kit)),
    ],
  }
}
