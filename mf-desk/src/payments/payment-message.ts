import type { StaffPaymentLink, StaffStay } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { formatPrice } from '@calm-rest/i18n'

interface Payment {
  reference: string
  total: string
  address: string
}

/** The guest's language, whatever the desk speaks. */
const messages: Record<Lang, (payment: Payment) => string> = {
  en: ({ reference, total, address }) => `Please pay ${total} for your booking ${reference} here: ${address}`,
  de: ({ reference, total, address }) =>
    `Bitte zahlen Sie ${total} für Ihre Buchung ${reference} hier: ${address}`,
  zh: ({ reference, total, address }) => `请在此支付预订 ${reference} 的 ${total}：${address}`,
}

/**
 * Address of WhatsApp with the message in the guest's language, to the guest where a number is known. Nothing is sent
 * before somebody presses it.
 */
export const whatsAppAddress = (
  { lang, phone, reference }: Pick<StaffStay, 'lang' | 'phone' | 'reference'>,
  link: Pick<StaffPaymentLink, 'url' | 'amount'>,
): string => {
  const total = formatPrice(lang, link.amount)
  const text = messages[lang]({ reference, total, address: link.url })
  return `https://wa.me/${(phone ?? '').replaceAll(/\D/g, '')}?${new URLSearchParams({ text })}`
}
