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

const notes = (lang: Lang, { owner, paths, leftOut, waiting }: RemoteFacts) => {
  const { t } = words[lang]
  return html`${owner ? html`<p>${t('owner', { owner })}</p>` : ''}
${paths.length > 0 ? html`<p>${t('paths', { paths: paths.join(', ') })}</p>` : ''}
${leftOut.map(({ why, ...one }) => html`<p><strong>${t(`leftOut.${why}`, one)}</strong></p>`)}
${waiting.map(({ version, place }) => html`<p>${t('waitsAt', { version, place })}</p>`)}`
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
