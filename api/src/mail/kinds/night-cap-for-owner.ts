import { facts, note, text } from '../letter.ts'
import { toProperty } from '../recipients.ts'
import type { Composer } from './compose-kit.ts'

/** Tells the owner who had booked most when a cap refused a booking, and how to free nights that a stranger hoards. */
export const nightCapForOwner: Composer<'night-cap-for-owner'> = async (
  { payload: { cap }, lang, createdAt, t },
  kit,
) => {
  const holdings = await kit.holdings.most(new Date(createdAt))
  const rows = holdings.map(({ email, reference, ...counts }) => ({
    label: reference,
    value: `${email}\n${t('nightCap.held', counts)}`,
  }))
  return {
    lang,
    ...toProperty(t),
    subject: t('nightCap.subject'),
    preheader: t(`nightCap.${cap}`),
    heading: t('nightCap.heading'),
    parts: [
      text(t(`nightCap.${cap}`)),
      ...(rows.length === 0 ? [] : [text(t('nightCap.most')), facts(...rows)]),
      text(t('nightCap.free')),
      note(t('nightCap.note')),
    ],
  }
}
