import { limits } from '@calm-rest/contract/limits'
import { formatMoment } from '../../../core/mail-format/formats.ts'
import { action, note, type Part, text } from '../letter.ts'
import { type MailedUser, mailboxOf, toGuest } from '../recipients.ts'
import type { ComposeInput, ComposeKit, Composer } from './compose-kit.ts'

/** Recipient of all mails about an account. */
const toUser = (user: MailedUser, { lang, t }: Pick<ComposeInput<'welcome'>, 'lang' | 't'>) => ({
  lang,
  ...toGuest(t, mailboxOf(user)),
})

export const welcome: Composer<'welcome'> = async ({ payload, lang, t }, kit) => {
  const user = await kit.users.byId(payload.userId)
  if (!user) return undefined
  return {
    ...toUser(user, { lang, t }),
    subject: t('welcome.subject'),
    preheader: t('welcome.intro'),
    heading: t('welcome.heading'),
    parts: [
      text(t('welcome.intro')),
      ...(user.emailConfirmedAt === null
        ? [text(t('welcome.why')), ...(await confirmation(user, kit, { lang, t }))]
        : [action(t('welcome.account'), kit.pages.address('profile', lang))]),
    ],
  }
}

export const confirmEmail: Composer<'confirm-email'> = async ({ payload, lang, t }, kit) => {
  const user = await kit.users.byId(payload.userId)
  if (user?.emailConfirmedAt !== null) return undefined
  return {
    ...toUser(user, { lang, t }),
    subject: t('confirm.subject'),
    preheader: t('confirm.heading'),
    heading: t('confirm.heading'),
    parts: [text(t('confirm.intro')), ...(await confirmation(user, kit, { lang, t }))],
  }
}

const confirmation = async (
  { id }: MailedUser,
  { pages, accountLinks }: ComposeKit,
  { lang, t }: Pick<ComposeInput<'welcome'>, 'lang' | 't'>,
): Promise<Part[]> => {
  const { token, code } = await accountLinks.mint('confirm', id)
  return [
    action(t('confirm.action'), pages.withToken('confirm-email', lang, token)),
    text(t('confirm.code', { address: pages.address('confirm-email', lang), code })),
    note(t('confirm.valid', { days: limits.links.confirmDays })),
    note(t('confirm.notYou')),
  ]
}

/** To the owner of an address with which somebody registered again. */
export const accountExists: Composer<'account-exists'> = async ({ payload, lang, t }, kit) => {
  const user = await kit.users.byId(payload.userId)
  if (!user) return undefined
  return {
    ...toUser(user, { lang, t }),
    subject: t('exists.subject'),
    preheader: t('exists.heading'),
    heading: t('exists.heading'),
    parts: [
      text(t('exists.intro')),
      text(t('exists.forgot')),
      action(t('exists.login'), kit.pages.address('login', lang)),
      note(t('exists.notYou')),
    ],
  }
}

export const passwordReset: Composer<'password-reset'> = async ({ payload, lang, t }, kit) => {
  const user = await kit.users.byId(payload.userId)
  if (!user) return undefined
  const { token, code } = await kit.accountLinks.mint('reset', user.id)
  return {
    ...toUser(user, { lang, t }),
    subject: t('reset.subject'),
    preheader: t('reset.valid', { minutes: limits.links.resetMinutes }),
    heading: t('reset.heading'),
    parts: [
      text(t('reset.intro')),
      action(t('reset.action'), kit.pages.withToken('reset-password', lang, token)),
      text(t('reset.code', { address: kit.pages.address('reset-password', lang), code })),
      note(t('reset.valid', { minutes: limits.links.resetMinutes })),
      note(t('reset.notYou')),
    ],
  }
}

export const passwordChanged: Composer<'password-changed'> = async (
  { payload, lang, t, createdAt, property },
  kit,
) => {
  const user = await kit.users.byId(payload.userId)
  if (!user) return undefined
  return {
    ...toUser(user, { lang, t }),
    subject: t('changed.subject'),
    preheader: formatMoment(lang, createdAt),
    heading: t('changed.heading'),
    parts: [
      text(t('changed.intro', { when: formatMoment(lang, createdAt) })),
      note(t('changed.notYou', { email: property.email })),
      action(t('changed.action'), kit.pages.address('forgot-password', lang)),
    ],
  }
}

export const googleLinked: Composer<'google-linked'> = async (
  { payload, lang, t, createdAt, property },
  kit,
) => {
  const user = await kit.users.byId(payload.userId)
  if (!user) return undefined
  return {
    ...toUser(user, { lang, t }),
    subject: t('linked.subject'),
    preheader: formatMoment(lang, createdAt),
    heading: t('linked.heading'),
    parts: [
      text(t('linked.intro', { when: formatMoment(lang, createdAt) })),
      note(t('linked.notYou', { email: property.email })),
      action(t('changed.action'), kit.pages.address('forgot-password', lang)),
    ],
  }
}
