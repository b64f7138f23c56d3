import { formatDate } from '../../../core/mail-format/formats.ts'
import { facts, note, quote, text } from '../letter.ts'
import { inHeader, toGuest, toProperty } from '../recipients.ts'
import { atDesk } from './at-desk.ts'
import type { Composer } from './compose-kit.ts'

/** Omits the message: anybody may type another person's address, and must not be able to write to others. */
export const messageReceived: Composer<'message-received'> = async ({ payload, lang, t, property }, kit) => {
  const message = await kit.messages.byId(payload.messageId)
  if (!message) return undefined
  return {
    lang,
    ...toGuest(t, { name: message.fullName, address: message.email }),
    subject: t('received.subject'),
    preheader: t('received.heading'),
    heading: t('received.heading'),
    parts: [
      text(t('received.intro')),
      text(t('received.urgent', { phone: property.phone })),
      note(t('received.notYou')),
    ],
  }
}

export const messageForOwner: Composer<'message-for-owner'> = async ({ payload, lang, t }, kit) => {
  const message = await kit.messages.byId(payload.messageId)
  if (!message) return undefined
  const { id, fullName, email, phone } = message
  const sender = inHeader({ name: fullName, address: email })
  return {
    lang,
    ...toProperty(t),
    replyTo: sender,
    subject: t('ownerMessage.subject', { name: sender.name || email }),
    preheader: message.message.replace(/\s+/g, ' ').slice(0, preheaderChars),
    heading: t('ownerMessage.heading'),
    parts: [
      text(t('ownerMessage.intro', { name: fullName, date: formatDate(lang, message.createdAt) })),
      quote(message.message),
      facts(
        { label: t('label.name'), value: fullName },
        { label: t('label.email'), value: email },
        phone === null ? undefined : { label: t('label.phone'), value: phone },
        { label: t('label.language'), value: t(`language.${message.lang}`) },
      ),
      ...(await atDesk(t('ownerMessage.reply'), { section: 'messages', message: id }, { lang, t }, kit)),
      note(t('ownerMessage.note')),
    ],
  }
}

/** More than lists of mails display. */
const preheaderChars = 120

export const messageReply: Composer<'message-reply'> = async ({ payload, lang, t }, kit) => {
  const message = await kit.messages.byId(payload.messageId)
  if (!message) return undefined
  return {
    lang,
    ...toGuest(t, { name: message.fullName, address: message.email }),
    subject: t('reply.subject'),
    preheader: t('reply.heading'),
    heading: t('reply.heading'),
    parts: [
      text(t('reply.intro')),
      text(payload.reply),
      note(t('reply.more')),
      note(t('reply.yours', { date: formatDate(lang, message.createdAt) })),
      quote(message.message),
    ],
    isPersonal: true,
  }
}
