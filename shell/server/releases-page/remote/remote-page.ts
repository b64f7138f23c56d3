import type { ShellBuild } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import { releasesDocument } from '../document.ts'
import { releasesHead } from '../head.ts'
import { livePart } from '../live/live-part.ts'
import type { RemoteFacts } from '../release-facts.ts'
import { remoteSections } from '../sections.ts'
import { words } from '../words.ts'

interface RemotePage {
  build: ShellBuild
  lang: Lang
  facts: RemoteFacts
  now: Date
}

/** Waiting versions that the page names. */
const shownWaiting = 5

const notes = (lang: Lang, { owner, paths, leftOut, waiting }: RemoteFacts) => {
  const { t } = words[lang]
  const unnamed = waiting.length - shownWaiting
  return html`${owner ? html`<p>${t('owner', { owner })}</p>` : ''}
${paths.length > 0 ? html`<p>${t('paths', { paths: paths.join(', ') })}</p>` : ''}
${leftOut.map(({ why, ...one }) => html`<p><strong>${t(`leftOut.${why}`, one)}</strong></p>`)}
${waiting.slice(0, shownWaiting).map(({ version, place }) => html`<p>${t('waitsAt', { version, place })}</p>`)}${unnamed > 0 ? html`<p>${t('waitingMore', { count: unnamed })}</p>` : ''}`
}

/** /releases/REMOTE: what is live of a remote, what happened, and how it does. Works without any script. */
export const renderRemotePage = ({ build, lang, facts, now }: RemotePage) => {
  const { t } = words[lang]
  const main = html`${releasesHead(lang, {
    back: { address: `/releases?lang=${lang}`, name: t('all') },
    title: facts.remote,
  })}${livePart(lang, now, [
    html`<section class="releases-notes" id="notes" aria-label="${facts.remote}">${notes(lang, facts)}</section>
`,
    ...remoteSections.map((section) => section(lang, facts)),
  ])}`
  return releasesDocument({
    build,
    lang,
    title: `${facts.remote} · ${t('title')}`,
    styles: ['releases-look.css'],
    main,
    isLive: true,
  })
}

/** For the address of a remote that the site does not have. */
export const renderUnknownRemotePage = (build: ShellBuild, lang: Lang, remote: string) => {
  const { t } = words[lang]
  const title = t('unknown.title', { remote })
  const main = releasesHead(lang, {
    back: { address: `/releases?lang=${lang}`, name: t('all') },
    title,
    lead: t('unknown.text'),
  })
  return releasesDocument({ build, lang, title, styles: ['releases-look.css'], main })
}
