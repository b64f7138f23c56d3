import { formatDay, formatPrice } from '../../../core/mail-format/formats.ts'
import type { Notice } from '../../../partners/index.ts'
import { facts, note, text } from '../letter.ts'
import type { Composer } from './compose-kit.ts'
import { staySpan } from './stay-facts.ts'

/** The words of each type are `partnerNotice.<name>`. */
const names = {
  'booking.created': 'created',
  'booking.changed': 'changed',
  'booking.cancelled': 'cancelled',
  'booking.no_show': 'noShow',
} as const satisfies Record<Notice['type'], string>

/**
 * Notifies a partner of a booking as it was when the notice was written: the same content as for a server, and nothing
 * about the guest.
 */
export const partnerNotice: Composer<'partner-notice'> = async ({ payload, lang, t }, kit) => {
  const sent = await kit.notices.find(payload.notice)
  if (sent?.settings.way !== 'mail') return undefined
  const notice: Notice = JSON.parse(sent.content)
  const { type, reference, checkIn, checkOut, nights, revenueCents, campaign, status } = notice
  const roomTypeName = (await kit.findRoom(notice.room, lang))?.name ?? notice.room
  const span = staySpan([{ roomTypeName, checkIn, checkOut }], lang, t)
  const about = `partnerNotice.${names[type]}`
  return {
    lang,
    to: { name: sent.partner.name, address: sent.settings.address },
    greeting: t('greeting', { name: sent.partner.name }),
    closing: `${t('closing')}\n${t('team')}`,
    subject: t(`${about}.subject`, { reference, span }),
    preheader: span,
    heading: t(`${about}.heading`),
    parts: [
      text(t(`${about}.intro`)),
      facts(
        { label: t('label.reference'), value: reference },
        { label: t('label.room'), value: roomTypeName },
        { label: t('label.checkIn'), value: formatDay(lang, checkIn) },
        { label: t('label.checkOut'), value: formatDay(lang, checkOut) },
        { label: t('label.nights'), value: String(nights) },
        { label: t('label.revenue'), value: formatPrice(lang, revenueCents) },
        campaign === null ? undefined : { label: t('label.campaign'), value: campaign },
        { label: t('label.status'), value: t(`status.${status}`) },
      ),
      note(t('partnerNotice.note')),
    ],
  }
}
