import { createHash } from 'node:crypto'
import type { Lang } from '@calm-rest/contract/widget'
import { html, raw } from 'hono/html'
import type { InlineStyle } from '../document/inline-styles.ts'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

const words = { en, de, zh }

const css =
  'body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}' +
  'main{max-inline-size:34rem;margin:20vh auto 0;padding:0 1.5rem}' +
  'h1{font-size:1.75rem;line-height:1.2}a{color:LinkText}'

/** Inline style sheet, so that the page needs no further request. */
export const busyStyle: InlineStyle = {
  address: 'busy',
  text: css,
  integrity: `sha384-${createHash('sha384').update(css).digest('base64')}`,
}

interface BusyPage {
  lang: Lang
  /** Path and query of the refused page. */
  address: string
  /** Whether a form was submitted, which was not read. */
  isForm: boolean
}

/** A small page that says that the site is busy, with a link to retry. */
export const busyPage = ({ lang, address, isForm }: BusyPage): string => {
  const t = words[lang]
  return String(html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${t.title}</title>
<style>${raw(busyStyle.text)}</style>
</head>
<body>
<main>
<h1>${t.title}</h1>
<p>${isForm ? t.formText : t.text}</p>
${isForm ? '' : html`<p><a href="${address}">${t.again}</a></p>`}
</main>
</body>
</html>
`)
}
