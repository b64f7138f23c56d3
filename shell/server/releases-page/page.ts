import type { ShellBuild } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import { releasesDocument } from './document.ts'
import { releasesHead } from './head.ts'
import { livePart } from './live/live-part.ts'
import { searchChars } from './overview/search.ts'
import type { OverviewFacts } from './section.ts'
import { overviewSections } from './sections.ts'
import { words } from './words.ts'

interface ReleasesPage {
  build: ShellBuild
  lang: Lang
  facts: OverviewFacts
  now: Date
}

/** Works without script, as a form; with it, the page shows what it finds while somebody types. */
const searchForm = (lang: Lang, { found, search, remotes }: OverviewFacts) => {
  const { t } = words[lang]
  return html`<form class="releases-search" role="search" action="/releases">
<label for="q">${t('search.label')}</label>
<div><input type="search" id="q" name="q" value="${search}" maxlength="${searchChars}" placeholder="${t('search.example')}" autocomplete="off" spellcheck="false">
<input type="hidden" name="lang" value="${lang}">
<button>${t('search.go')}</button></div>
<p role="status" id="count">${search ? t('search.found', { count: found.length, remotes }) : t('search.all', { count: remotes })}</p>
</form>`
}

/**
 * /releases: for teams, and for readers who want to know what the page is made of. Works without any script.
 */
export const renderReleasesPage = ({ build, lang, facts, now }: ReleasesPage) => {
  const { t } = words[lang]
  const main = html`${releasesHead(lang, {
    back: { address: `/?lang=${lang}`, name: t('home') },
    title: t('title'),
    lead: t('lead'),
    query: facts.search ? { q: facts.search } : {},
  })}${searchForm(lang, facts)}
${livePart(
  lang,
  now,
  overviewSections.map((section) => section(lang, facts)),
)}`
  return releasesDocument({
    build,
    lang,
    title: t('title'),
    styles: ['releases-look.css'],
    main,
    isLive: true,
  })
}
