import type { PropertyFacts } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import type { Status, StatusIncident, StatusState } from '@calm-rest/contract/schemas'
import type { Lang } from '@calm-rest/contract/widget'
import { createWordsInstance, formatDateTime } from '@calm-rest/i18n'
import { emblem } from '@calm-rest/ui/emblem'
import { html, raw } from 'hono/html'
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

interface StatusPage {
  status: Status
  lang: Lang
  /** Style sheet of the page. */
  css: string
  /** Facts of the property, as last known. */
  property: Pick<PropertyFacts, 'name' | 'phone' | 'email' | 'look' | 'languages'>
}

type Words = (typeof words)[Lang]['t']

/** Signs that differ in shape, too. */
const signs: Record<StatusState, string> = {
  works: 'M3 8.5 6.5 12 13 4.5',
  disturbed: 'M8 2.5 14.5 13.5H1.5ZM8 6.5V9.5M8 11.4V11.6',
  down: 'M4 4 12 12M12 4 4 12',
}

const sign = (state: StatusState) =>
  html`<svg viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${signs[state]}"/></svg>`

const logo = () => {
  const { size, sky, sun, sea } = emblem
  return html`<svg viewBox="0 0 ${size} ${size}" aria-hidden="true"><circle fill="#db6430" cx="${sky.x}" cy="${sky.y}" r="${sky.radius}"/><circle fill="#f3c355" cx="${sun.x}" cy="${sun.y}" r="${sun.radius}"/><path fill="#1f7a85" d="${sea}"/></svg>`
}

const dateAndTime = { dateStyle: 'medium', timeStyle: 'short' } as const

const moment = (lang: Lang, iso: string) => formatDateTime(lang, iso, hotel.timeZone, dateAndTime)
const day = (lang: Lang, iso: string) => formatDateTime(lang, iso, hotel.timeZone, { dateStyle: 'long' })

/** Whole minutes, hours or days, rounded, from two of them on in the smaller unit. */
const lengthOf = ({ from, until }: StatusIncident, at: string, t: Words): string => {
  const minutes = Math.max(1, Math.round((Date.parse(until ?? at) - Date.parse(from)) / 60_000))
  if (minutes < 120) return t('minutes', { count: minutes })
  const hours = Math.round(minutes / 60)
  return hours < 48 ? t('hours', { count: hours }) : t('days', { count: Math.round(hours / 24) })
}

/** `29 Oct 2026, 11:40 – 15:00`: the day once if it is the same. */
const spanOf = ({ from, until }: StatusIncident, lang: Lang, t: Words): string => {
  const begin = moment(lang, from)
  if (until === null) return `${begin} – ${t('lasts')}`
  const time = { timeStyle: 'short' } as const
  return day(lang, from) === day(lang, until)
    ? `${begin} – ${formatDateTime(lang, until, hotel.timeZone, time)}`
    : `${begin} – ${moment(lang, until)}`
}

/** What works, for guests and partners. It needs no script and no other file. */
export const statusPage = ({ status, lang, css, property }: StatusPage): string => {
  const { t } = words[lang]
  const { at, recordedSince, parts, incidents } = status
  const isWell = parts.every(({ state }) => state === 'works')
  const heading = t(isWell ? 'all' : 'some')
  return String(html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${heading} · ${t('title')} · ${property.name}</title>
<link rel="icon" href="${iconsOf(property.look).icon192}">
<style>${raw(css)}</style>
</head>
<body>
<header>
<a class="name" href="/?lang=${lang}">${property.look?.drawings === 'coast' ? logo() : ''} ${property.name}</a>
${property.languages.length > 1 ? languageLinks(t, lang, property.languages) : ''}
</header>
<main>
<h1>${heading}</h1>
<p class="at"><span>${t('asOf', { at: moment(lang, at) })}</span> <a href="?lang=${lang}">${t('again')}</a></p>
<ul class="parts" aria-label="${t('now')}">${parts.map(
    ({ part, state, since }) => html`<li><div class="line"><strong>${t(`part.${part}`)}</strong>
<span class="state ${state}">${sign(state)} ${t(`state.${state}`)}</span></div>
<p class="soft">${t('since', { at: moment(lang, since) })}</p>
${state === 'works' ? '' : html`<p class="means">${t(`means.${part}`)}</p>`}</li>
`,
  )}</ul>
${isWell || !hasContact(property) ? '' : html`<p class="contact">${contactLine(t, property)}</p>`}
<h2>${t('incidents')}</h2>
${
  incidents.length === 0
    ? html`<p>${t('none', { at: day(lang, recordedSince) })}</p>`
    : html`<ul class="past">${incidents.map(
        (
          incident,
        ) => html`<li><div class="line"><strong>${incident.parts.map((part) => t(`part.${part}`)).join(' · ')}</strong>
<span class="state ${incident.state}">${t(incident.until === null ? `state.${incident.state}` : `was.${incident.state}`)}</span></div>
<p class="soft">${spanOf(incident, lang, t)} (${lengthOf(incident, at, t)})</p></li>
`,
      )}</ul>`
}
</main>
<footer><a href="/?lang=${lang}">${t('home')}</a> <a href="/api/status">${t('machine')}</a></footer>
</body>
</html>
`)
}

const languageLinks = (t: Words, lang: Lang, languages: readonly Lang[]) =>
  html`<nav aria-label="${t('language')}"><ul class="langs">${languages.map(
    (one) =>
      html`<li><a href="?lang=${one}" lang="${one}" hreflang="${one}"${one === lang ? raw(' aria-current="true"') : ''}>${languageNames[one]}</a></li>
`,
  )}</ul></nav>`

const hasContact = ({ phone, email }: StatusPage['property']) => phone !== '' && email !== ''

/** The sentence with its telephone and address as links. */
const contactLine = (t: Words, { phone, email }: StatusPage['property']) => {
  const [before = '', between = '', after = ''] = t('contact', { phone: '\0', email: '\0' }).split('\0')
  const tel = phone.replaceAll(/[^+\d]/g, '')
  return html`${before}<a href="tel:${tel}">${phone}</a>${between}<a href="mailto:${email}">${email}</a>${after}`
}
