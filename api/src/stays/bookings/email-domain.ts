/** Providers of public mailboxes: their domain says nothing about the owner of an address. */
const largeProviders = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'qq.com',
  '163.com',
  '126.com',
  'sina.com',
  'naver.com',
  'gmx.de',
  'gmx.net',
  'gmx.com',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'mail.ru',
  'yandex.ru',
  'yandex.com',
  'orange.fr',
  'free.fr',
  'laposte.net',
  'libero.it',
  'comcast.net',
  'btinternet.com',
  'hotmail.co.uk',
  'yahoo.co.uk',
  'hotmail.fr',
  'yahoo.fr',
  'yahoo.de',
  'hotmail.de',
  'outlook.de',
  'yahoo.co.in',
  'rediffmail.com',
  'yahoo.co.jp',
  'sltnet.lk',
])

/** Below a country code, these labels are sold like a top-level domain: example.co.uk. */
const secondLevel = /^(?:ac|co|com|edu|go|gov|ne|net|or|org)$/

/**
 * Returns the registered domain of an address. Its owner can read the mail of every address and subdomain of it.
 * Undefined for a large provider, or if no domain is found.
 */
export const ownDomainOf = (email: string): string | undefined => {
  const host = /@([a-z0-9.-]+)$/.exec(email.trim().toLowerCase())?.[1] ?? ''
  const labels = host.split('.')
  if (labels.length < 2) return undefined
  const isSecondLevel = labels.at(-1)?.length === 2 && secondLevel.test(labels.at(-2) ?? '')
  const domain = labels.slice(isSecondLevel ? -3 : -2).join('.')
  return largeProviders.has(domain) ? undefined : domain
}
