import type { Words } from './words.ts'

/** Words for errors of access: partners, accounts, links. */
export const accessWords = {
  partner_not_found: {
    en: 'We have no such partner.',
    de: 'Diesen Partner gibt es bei uns nicht.',
    zh: '没有找到这家合作伙伴。',
  },
  origin_not_allowed: {
    en: 'This website is not registered with us for bookings. Please book on our own site.',
    de: 'Diese Website ist bei uns nicht für Buchungen angemeldet. Bitte buchen Sie auf unserer eigenen Website.',
    zh: '该网站尚未在我们这里登记，无法预订。请前往我们的官方网站预订。',
  },
  invalid_credentials: {
    en: 'E-mail or password is incorrect.',
    de: 'E-Mail oder Passwort stimmt nicht.',
    zh: '电子邮箱或密码不正确。',
  },
  unauthorized: {
    en: 'Please sign in first.',
    de: 'Bitte melden Sie sich zuerst an.',
    zh: '请先登录。',
  },
  cross_site: {
    en: 'This request did not come from our site.',
    de: 'Diese Anfrage kam nicht von unserer Website.',
    zh: '该请求并非来自本网站。',
  },
  google_proof_missing: {
    en: 'Google has not confirmed this sign-in.',
    de: 'Google hat diese Anmeldung nicht bestätigt.',
    zh: 'Google 尚未确认此次登录。',
  },
  google_link_refused: {
    en: 'There is already an account with this address. Please sign in with its password, or choose “Forgot Password?”.',
    de: 'Mit dieser Adresse gibt es schon ein Konto. Bitte melden Sie sich mit dessen Passwort an oder wählen Sie „Passwort vergessen?“.',
    zh: '该邮箱已有账户。请使用密码登录，或选择“忘记密码？”。',
  },
  link_invalid: {
    en: 'This link is no longer valid. Please ask for a new one.',
    de: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
    zh: '此链接已失效，请重新获取。',
  },
  backend_unknown: {
    en: 'This service does not ask who you are.',
    de: 'Dieser Dienst fragt nicht, wer Sie sind.',
    zh: '该服务无需确认您的身份。',
  },
  backend_not_agreed: {
    en: 'You have not agreed yet that this service may know who you are.',
    de: 'Sie haben noch nicht zugestimmt, dass dieser Dienst wissen darf, wer Sie sind.',
    zh: '您尚未同意向该服务提供您的身份信息。',
  },
} satisfies Record<string, Words>
