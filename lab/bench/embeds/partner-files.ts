import { keepSpaceCss } from '@calm-rest/embed/keep-space'
import type { PartnerFile } from './serve-partner.ts'

/** Pages of one partner: without our elements, with the rooms, with the form. */
export const embedPages = ['plain', 'rooms', 'booking'] as const
export type EmbedPageName = (typeof embedPages)[number]

export const partnerId = 'bench-tours'

const elements = (site: string): Record<EmbedPageName, string> => ({
  plain: `<a href="${site}book">Book a room</a>`,
  rooms: `<calm-rest-rooms partner="${partnerId}" limit="3"><a href="${site}rooms">See the rooms</a></calm-rest-rooms>`,
  booking: `<calm-rest-booking partner="${partnerId}"><a href="${site}book">Book a room</a></calm-rest-booking>`,
})

const story = '<p>Eleven days from the hills to the sea, with three nights in Mirissa at the end of them.</p>'

const pageOf = (site: string, name: EmbedPageName) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bench Tours</title>
<link rel="stylesheet" href="/style.css">
${name === 'plain' ? '' : `<script type="module" src="${site}embed/v1.js"></script>`}
<h1>Ceylon</h1>
${story}
${elements(site)[name]}
${story.repeat(8)}
</html>`

/** All files of the partner's server. */
export const partnerFiles = (site: string): PartnerFile[] => [
  ...embedPages.map((name) => ({ path: `/${name}`, type: 'text/html', text: pageOf(site, name) })),
  {
    path: '/style.css',
    type: 'text/css',
    text: `body { margin: 16px; font: 16px/1.5 serif } ${keepSpaceCss}`,
  },
]
