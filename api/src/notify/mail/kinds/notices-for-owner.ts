import { facts, text } from '../letter.ts'
import { toProperty } from '../recipients.ts'
import type { Composer } from './compose-kit.ts'

/** Tells the owner once that a partner does not receive its notices, why, and what to do. */
export const noticesForOwner: Composer<'notices-for-owner'> = async (
  { payload: { partner, why, error }, lang, t },
  kit,
) => {
  const target = await kit.notices.targetOf(partner)
  if (!target) return undefined
  const { name, address } = target
  const intro = t(`notices.${why}`, { name })
  return {
    lang,
    ...toProperty(t),
    subject: t('notices.subject', { name }),
    preheader: intro,
    heading: t('notices.heading'),
    parts: [
      text(intro),
      facts({ label: t('notices.address'), value: address }, { label: t('notices.error'), value: error }),
      text(t('notices.do', { partner })),
    ],
  }
}
