import { readFileSync } from 'node:fs'
import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import { type Person, people } from './people.ts'
import { words } from './words.ts'

type Html = ReturnType<typeof html>

export const style = readFileSync(new URL('./assets/sign-in.css', import.meta.url), 'utf8')

const frame = (lang: Lang, title: string, content: Html) => html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${words[lang].badge}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sign-in.css">
</head>
<body>
<main>
<p class="badge">${words[lang].badge}</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`

/** Choose one of a few people, or enter another. */
export const signInPage = (lang: Lang, action: string) => {
  const say = words[lang]
  return frame(
    lang,
    say.title,
    html`<p class="why">${say.why}</p>
<form method="post" action="${action}">
<fieldset>
<legend>${say.choose}</legend>
${people.map(personChoice)}
<label class="person"><input type="radio" name="person" value="other"><span>${say.other}</span></label>
</fieldset>
<div class="other">
<label class="field"><span>${say.name}</span><input name="name" autocomplete="off" maxlength="100"></label>
<label class="field"><span>${say.email}</span><input name="email" type="email" autocomplete="off" maxlength="254"></label>
<label class="check"><input type="checkbox" name="verified" checked><span>${say.verified}</span></label>
</div>
<div class="buttons">
<button name="answer" value="continue">${say.continue}</button>
<button name="answer" value="cancel" class="quiet" formnovalidate>${say.cancel}</button>
</div>
</form>`,
  )
}

const personChoice = ({ name, email }: Person, index: number) =>
  html`<label class="person"><input type="radio" name="person" value="${email}"${index === 0 ? html` checked` : ''}><span>${name}<small>${email}</small></span></label>
`

/** For an address of a sign-in that is over. */
export const expiredPage = (lang: Lang) =>
  frame(lang, words[lang].expired, html`<p class="why">${words[lang].again}</p>`)
