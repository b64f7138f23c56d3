import { facts, note, text } from '../letter.ts'
import { toProperty } from '../recipients.ts'
import type { Composer } from './compose-kit.ts'

/** Who booked most when a cap refused somebody, and how the owner frees what a stranger hoards. */
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
