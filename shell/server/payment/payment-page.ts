import type { PropertyFacts } from '@calm-rest/contract/api'
import type { PaymentLink } from '@calm-rest/contract/schemas'
import type { Lang } from '@calm-rest/contract/widget'
import { createWordsInstance, formatDate, localeOf } from '@calm-rest/i18n'
import { html, raw } from 'hono/html'
import type { TFunction } from 'i18next'
import { languageNames } from '../../src/site/language-names.ts'
import { iconsOf } from '../look/page-look.ts'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

const words = {
  en: createWordsInstance('en', en),
  de: createWordsInstance('de', de),
  zh: createWordsInstance('zh', zh),
}

/** In addition to the style of a page that needs no build. */
export const paymentCss =
  'main{padding-block-end:3rem}main>p{margin-block-start:1rem;max-inline-size:36rem}' +
  'dl{margin:2rem 0 0;border-block-start:1px solid var(--border)}' +
  'dl div{display:flex;flex-wrap:wrap;gap:.125rem 1.5rem;justify-content:space-between;padding-block:.75rem;border-block-end:1px solid var(--border)}' +
  'dt{color:var(--soft)}dd{margin:0 0 0 auto;text-align:end;font-weight:600;overflow-wrap:anywhere}' +
  'form{margin-block-start:2rem}button{inline-size:100%;min-block-size:3.25rem;padding-inline:1.5rem;border:0;border-radius:.75rem;' +
  'background:light-dark(#0f4c5c,#9fd0ca);color:light-dark(#fffdf7,#0c222b);font:600 1.0625rem/1.2 var(--sans);cursor:pointer}' +
  'button:focus-visible{outline:3px solid var(--focus);outline-offset:3px}@media (min-width:40rem){button{inline-size:auto}}' +
  '@media (forced-colors:active){button{border:1px solid}}'

interface PaymentPage {
  /** Undefined where the link is not valid; 'unavailable' where nobody answers. */
  link: PaymentLink | 'unavailable' | undefined
  lang: Lang
  secret: string
  /** The guest is back, and the provider has not said what happened. */
  isWaiting: boolean
  /** Content of the tag that asks again; undefined for none. */
  refresh: string | undefined
  css: string
  property: Pick<PropertyFacts, 'name' | 'phone' | 'email' | 'languages' | 'look'>
}

/** Whether the guest may still pay. */
export const mayPay = ({ state }: PaymentLink): boolean => state === 'open' || state === 'failed'

const stateOf = ({ link, isWaiting }: Pick<PaymentPage, 'link' | 'isWaiting'>) => {
  if (link === undefined) return 'invalid'
  if (link === 'unavailable') return 'unavailable'
  return isWaiting ? 'waiting' : link.state
}

/** Amounts are in the currency that was ordered, whatever the property's is now. */
const amountOf = (lang: Lang, { amount, currency }: PaymentLink) =>
  new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)

/** What a guest reads behind a payment link. */
export const paymentPage = ({
  link,
  lang,
  secret,
  isWaiting,
  refresh,
  css,
  property,
}: PaymentPage): string => {
  const { t } = words[lang]
  const state = stateOf({ link, isWaiting })
  const known = typeof link === 'object' ? link : undefined
  const amount = known ? amountOf(lang, known) : ''
  const provider = known?.provider.name
  const title = t(`title.${state}`, { amount })
  return String(html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${refresh === undefined ? '' : html`<meta http-equiv="refresh" content="${refresh}">`}
<title>${title} · ${property.name}</title>
<link rel="icon" href="${iconsOf(property.look).icon192}">
<style>${raw(css)}</style>
</head>
<body>
<header>
<a class="name" href="/?lang=${lang}">${property.name}</a>
${property.languages.length > 1 ? languageLinks(t, lang, property.languages) : ''}
</header>
<main>
<h1>${title}</h1>
<p>${t(`text.${state}`, { provider, amount })}</p>
${known ? factsOf(known, lang, t, amount) : ''}
${known && mayPay(known) && !isWaiting ? payForm(known, secret, t, amount) : ''}
${isWaiting ? html`<p><a href="?lang=${lang}">${t('again')}</a></p><p><a href="/pay/${secret}?lang=${lang}">${t('payAgain')}</a></p>` : ''}
${contactLine(t, property)}
</main>
</body>
</html>
`)
}

const languageLinks = (t: TFunction, lang: Lang, languages: readonly Lang[]) =>
  html`<nav aria-label="${t('language')}"><ul class="langs">${languages.map(
    (one) =>
      html`<li><a href="?lang=${one}" lang="${one}" hreflang="${one}"${one === lang ? raw(' aria-current="true"') : ''}>${languageNames[one]}</a></li>
`,
  )}</ul></nav>`

const factsOf = ({ stay, reference }: PaymentLink, lang: Lang, t: TFunction, amount: string) =>
  html`<dl>
<div><dt>${t('fact.stay')}</dt><dd>${stay.roomType}</dd></div>
<div><dt>${t('fact.dates')}</dt><dd>${formatDate(lang, stay.checkIn)} – ${formatDate(lang, stay.checkOut)}</dd></div>
<div><dt>${t('fact.reference')}</dt><dd translate="no">${reference}</dd></div>
<div><dt>${t('fact.amount')}</dt><dd>${amount}</dd></div>
</dl>`

/** The provider's form, or one of ours that asks for the provider's address. */
const payForm = ({ form, provider }: PaymentLink, secret: string, t: TFunction, amount: string) =>
  html`<form method="post" action="${form?.action ?? `/pay/${secret}/start`}" accept-charset="utf-8">${Object.entries(
    form?.fields ?? {},
  ).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button>${t('pay', { amount, provider: provider.name })}</button>
</form>`

/** The sentence with its telephone and address as links, as far as the property has them. */
const contactLine = (t: TFunction, { phone, email }: PaymentPage['property']) => {
  if (phone === '' || email === '') return ''
  const [before = '', between = '', after = ''] = t('contact', { phone: '\0', email: '\0' }).split('\0')
  const tel = phone.replaceAll(/[^+\d]/g, '')
  return html`<p class="soft">${before}<a href="tel:${tel}">${phone}</a>${between}<a href="mailto:${email}">${email}</a>${after}</p>`
}
