import { readFileSync } from 'node:fs'
import type { GoogleInput } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import type { WindowProblem } from '../problem.ts'

/** Text of the window's last page, visible if the window stays open. */
const words: Record<Lang, Record<'confirmed' | 'failed' | 'close', string>> = {
  en: {
    confirmed: 'Google has confirmed it is you',
    failed: 'Google login failed',
    close: 'You can close this window and go on.',
  },
  de: {
    confirmed: 'Google hat bestätigt, dass Sie es sind',
    failed: 'Die Anmeldung mit Google ist fehlgeschlagen',
    close: 'Sie können dieses Fenster schließen und fortfahren.',
  },
  zh: {
    confirmed: 'Google 已确认您的身份',
    failed: 'Google 登录失败',
    close: '您可以关闭此窗口，继续操作。',
  },
}

/** Message from the window to the page that opened it. */
export type EndMessage = GoogleInput | { problem: WindowProblem }

const read = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')

export const endScript = read('end.js')
export const endStyle = read('end.css')

/** Policy: nothing from other origins, nothing inline, and no framing. */
export const endPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const endPage = (lang: Lang, message: EndMessage) => {
  const say = words[lang]
  const title = 'problem' in message ? say.failed : say.confirmed
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/auth/google/end.css">
<script type="module" src="/api/auth/google/end.js"></script>
</head>
<body data-message="${JSON.stringify(message)}">
<main>
<h1>${title}</h1>
<p>${say.close}</p>
</main>
</body>
</html>`
}
