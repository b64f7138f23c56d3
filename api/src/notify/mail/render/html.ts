import type { PropertyFacts } from '@calm-rest/contract/api'
import { html, raw } from 'hono/html'
import type { Letter } from '../letter.ts'
import { fonts, type Paint, paintOf } from './look.ts'
import { type Html, paragraph, partHtml } from './parts.ts'
import { footerLines } from './text.ts'

/**
 * Renders the letter under the poster of the property, with its address at the end. It uses only tables and inline
 * styles, and fetches nothing.
 */
export const renderHtml = async (letter: Letter, property: PropertyFacts): Promise<string> => {
  const paint = paintOf(property.look?.accent)
  return String(await page(paint, letter, card(paint, letter, property)))
}

const page = (
  { ground, darkStyles }: Paint,
  { lang, subject, preheader }: Letter,
  content: Html,
) => html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${subject}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}${raw(darkStyles)}</style>
</head>
<body class="g-page" style="margin:0;padding:0;${ground('page')}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${raw(padding)}</div>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" class="g-page" style="${ground('page')}"><tr><td align="center" style="padding:24px 12px">
${content}
</td></tr></table>
</body>
</html>
`

/** Keeps the following text out of the preview in a list of mails. */
const padding = '&#8199;&#65279;&#847; '.repeat(30)

const card = (
  paint: Paint,
  letter: Letter,
  property: PropertyFacts,
) => html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:600px">
${property.look?.drawings === 'coast' ? poster(paint, property.name) : nameBand(paint, property.name)}
<tr><td class="g-card" style="padding:32px 28px 12px;${paint.ground('card')}">
<h1 class="c-text" style="margin:0 0 20px;${fonts.heading};${paint.ink('text')}">${letter.heading}</h1>
${paragraph(paint, letter.greeting, fonts.text, 'text')}
${letter.parts.map((part) => partHtml(paint, part))}
${letter.closing === undefined ? '' : paragraph(paint, letter.closing, fonts.text, 'text')}
</td></tr>
${footer(paint, property, letter.lang)}
</table>`

const band = ({ ground }: Paint, name: 'shallow' | 'sea', heightPx: number) =>
  html`<tr><td class="g-${name}" height="${heightPx}" style="height:${heightPx}px;line-height:${heightPx}px;font-size:0;${ground(name)}">&nbsp;</td></tr>`

/** The sun sets into the sea, drawn with flat cells: programs without rounded corners show it as a box. */
const poster = (
  paint: Paint,
  name: string,
) => html`<tr><td class="g-sky" align="center" valign="bottom" style="padding:36px 0 0;line-height:0;font-size:0;border-radius:16px 16px 0 0;${paint.ground('sky')}"><div class="g-sun" style="display:inline-block;width:112px;height:56px;border-radius:112px 112px 0 0;${paint.ground('sun')}"></div></td></tr>
${band(paint, 'shallow', 8)}${band(paint, 'sea', 14)}
${nameRow(paint, name, 'padding:18px 28px 20px')}`

/** The name alone, for a property that has its own look. */
const nameBand = (paint: Paint, name: string) =>
  nameRow(paint, name, 'padding:26px 28px;border-radius:16px 16px 0 0')

const nameRow = ({ ground, ink }: Paint, name: string, style: string) =>
  html`<tr><td class="g-deep" align="center" style="${style};${ground('deep')}"><span class="c-onSea" style="${fonts.name};${ink('onSea')}">${name}</span></td></tr>`

const footer = ({ ground, ink }: Paint, property: PropertyFacts, lang: Letter['lang']) =>
  html`<tr><td class="g-deep c-onSeaSoft" align="center" style="padding:20px 28px 24px;border-radius:0 0 16px 16px;${fonts.small};${ground('deep')};${ink('onSeaSoft')}">${footerLines(property, lang).map((line, i) => html`${i === 0 ? '' : raw('<br>')}${line}`)}</td></tr>`
