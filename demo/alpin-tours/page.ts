import { type Lang, langs } from '@calm-rest/contract/widget'
import { elementMarkup, loaderTag, policySources } from '@calm-rest/embed/snippet'
import { html, raw } from 'hono/html'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

const words = { en, de, zh }

const languages: Record<Lang, string> = { en: 'English', de: 'Deutsch', zh: '中文' }

/** The partner that the page is registered as. */
export const demoPartner = { id: 'alpin-tours-demo', name: 'Alpin Tours (demo)' } as const

/** As strict as possible: its own files, what the snippet needs, and no string that becomes markup or code. */
export const policyOf = (site: string): string => {
  const own: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'connect-src': "'self'",
    'img-src': "'self'",
    'style-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  }
  const asked: Record<string, string | undefined> = policySources(site)
  return Object.entries(own)
    .map(([directive, sources]) => [directive, sources, asked[directive]].filter(Boolean).join(' '))
    .join('; ')
}

const formId = 'our-booking'

/** Snippets that Alpin Tours has copied from /partners: a search, rooms, and a form that takes the chosen room. */
const elements = (site: string, lang: Lang) => {
  const whose = [
    ['partner', demoPartner.id],
    ['campaign', 'sri-lanka-12-days'],
  ] as const
  const rooms = [...whose, ['limit', '3'], ['booking-for', formId]] as const
  return {
    search: elementMarkup({ kind: 'search', attributes: whose }, { site, lang }),
    rooms: elementMarkup({ kind: 'rooms', attributes: rooms }, { site, lang }),
    booking: elementMarkup({ kind: 'booking', id: formId, attributes: whose }, { site, lang }),
  }
}

/** A tour operator's journey that includes the guesthouse by the sea. `site` is the origin of ours. */
export const partnerPage = (site: string, lang: Lang) => {
  const say = words[lang]
  const { search, rooms, booking } = elements(site, lang)
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say.title} · ${say.brand}</title>
<link rel="icon" href="/panorama.svg">
<link rel="stylesheet" href="/alpin-tours.css">
<script type="module" src="/alpin-tours.js"></script>
${raw(loaderTag({ url: `${site}/embed/v1.js` }))}
</head>
<body>
<header class="bar">
<a class="brand" href="/?lang=${lang}">${say.brand}</a>
<p class="claim">${say.claim}</p>
<nav aria-label="${say.languages}"><ul class="languages">
${langs.map((one) => html`<li><a href="/?lang=${one}" lang="${one}"${one === lang ? html` aria-current="page"` : ''}>${languages[one]}</a></li>`)}
</ul></nav>
</header>
<main>
<img class="panorama" src="/panorama.svg" alt="${say.picture}" width="1440" height="420">
<section class="band">
<h1>${say.title}</h1>
<p class="lead">${say.lead}</p>
<ul class="facts">${[say.facts.days, say.facts.group, say.facts.start].map((fact) => html`<li>${fact}</li>`)}</ul>
<h2>${say.days.title}</h2>
${[say.days.first, say.days.second, say.days.third].map((day) => html`<p>${day}</p>`)}
</section>
<section class="band">
<h2>${say.rooms.title}</h2>
<p>${say.rooms.text}</p>
${raw(search)}
${raw(rooms)}
</section>
<section class="band">
<h2>${say.booking.title}</h2>
<p>${say.booking.text}</p>
<p class="thanks" role="status" data-words="${say.booked}"></p>
${raw(booking)}
</section>
</main>
<footer><p>${say.note}</p></footer>
</body>
</html>`
}
