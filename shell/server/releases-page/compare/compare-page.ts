import type { ShellBuild } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import { releasesDocument } from '../document.ts'
import { when } from '../words.ts'
import type { Choices } from './choices.ts'
import type { CompareFacts } from './compare-facts.ts'
import { looksSection } from './looks.ts'
import { screensSection } from './screens.ts'
import { factsSection, sizesSection } from './tables.ts'
import { words } from './words.ts'

const styles = ['compare.css']
const openStyles = [...styles, 'compare-screens.css', 'compare-tables.css', 'compare-looks.css']

/** /releases/compare: a version beside the live one. Works without any script of its own. */
export const renderComparePage = (build: ShellBuild, facts: CompareFacts, choices: Choices) => {
  const { lang, theme } = choices
  const { t } = words[lang]
  const { remote, live, candidate, until } = facts
  const title = live
    ? t('beside', { version: candidate.version, live: live.version })
    : t('first', { version: candidate.version })
  const main = html`<header class="compare-head">
<p><a href="/releases?lang=${lang}">${t('all')}</a></p>
<h1><span>${remote}</span> ${title}</h1>
<p>${until ? t('until', { when: when(lang, until.toISOString()) }) : t('open')}</p>
</header>
${screensSection(facts, choices)}
${looksSection(facts, lang)}${sizesSection(facts, lang)}
${factsSection(facts, lang)}`
  return releasesDocument({
    build,
    lang,
    styles: openStyles,
    main,
    title: `${remote}: ${title}`,
    theme: theme === 'auto' ? undefined : theme,
  })
}

/**
 * Shown for any version that the address does not permit, so that it reveals nothing about published
 * versions.
 */
export const renderClosedPage = (build: ShellBuild, lang: Lang) => {
  const { t } = words[lang]
  const main = html`<header class="compare-head">
<p><a href="/releases?lang=${lang}">${t('all')}</a></p>
<h1>${t('closed')}</h1>
<p>${t('closedWhy')}</p>
</header>
<section aria-labelledby="link-title">
<h2 id="link-title">${t('newLink')}</h2>
<p>${t('byTeam')}</p>
<pre>npx calm-rest-remote preview 1.5.0-rc.1</pre>
<p>${t('byPlatform')}</p>
<pre>npm run release -- preview mf-rooms 1.5.0-rc.1</pre>
</section>`
  return releasesDocument({ build, lang, styles, title: t('closed'), main })
}
