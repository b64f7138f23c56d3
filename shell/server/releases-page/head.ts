import { type Lang, langs } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import { langNames, words } from './words.ts'

interface ReleasesHead {
  /** Where the link above the title leads. */
  back: { address: string; name: string }
  title: string
  lead?: string
  /** Parameters of the address beside the language. */
  query?: Readonly<Record<string, string>>
}

/** Top of a page of releases: the way back, the languages, the title. */
export const releasesHead = (lang: Lang, { back, title, lead, query = {} }: ReleasesHead) => {
  const { t } = words[lang]
  return html`<header class="releases-head">
<div class="releases-top"><p><a href="${back.address}">${back.name}</a></p>
<nav aria-label="${t('language')}"><ul class="releases-langs">${langs.map(
    (one) =>
      html`<li><a href="?${new URLSearchParams({ ...query, lang: one })}" lang="${one}" hreflang="${one}"${one === lang ? html` aria-current="true"` : ''}>${langNames[one]}</a></li>
`,
  )}</ul></nav></div>
<h1>${title}</h1>
${lead ? html`<p>${lead}</p>` : ''}
</header>
`
}
