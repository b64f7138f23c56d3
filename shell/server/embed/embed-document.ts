import type { Lang } from '@calm-rest/contract/widget'
import { rootClass, stateId, styleType } from '@calm-rest/embed/protocol'
import { html, raw } from 'hono/html'
import { inlineJson } from '../html/inline-json.ts'
import type { RenderedEmbed } from './render-embed.ts'

/** Response to an element: a document that its loader parses, and that is never shown as a page. */
export async function* embedDocument(
  styles: readonly string[],
  lang: Lang,
  embed: RenderedEmbed,
): AsyncGenerator<string> {
  yield String(
    await html`<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<title>Widget</title>
${[...styles, ...embed.styles].map((text) => html`<script type="${styleType}">${raw(text)}</script>`)}
<div class="${rootClass}" part="root" lang="${lang}">${raw(embed.html)}</div>
<script type="application/json" id="${stateId}">${raw(inlineJson(embed.state))}</script>
</html>
`,
  )
}
