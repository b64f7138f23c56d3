import type { ComposedRemote, PagePlaces } from '@calm-rest/contract/releases'
import { withLocalPlaces } from './with-local-places.ts'

export interface AnyComposition {
  remotes: Record<string, unknown>
  places?: PagePlaces | undefined
  view?: string
  /** Address of the whole composition, if this is a part. */
  whole?: string
}

/** A composition with one remote from its sources. Its page tells the site nothing about how releases do. */
export const withLocalRemote = (
  { view: _view, places: live, ...composition }: AnyComposition,
  local: ComposedRemote,
): AnyComposition => {
  const places = withLocalPlaces(live, local.manifest)
  return {
    ...composition,
    remotes: { ...composition.remotes, [local.manifest.remote]: local },
    ...(places && { places }),
  }
}

const composed = /(<script type="application\/json" id="composition">)(.*?)(<\/script>)/s
const content = /(<div id="site">).*(<\/div>\n<script type="application\/json" id="composition">)/s
const rendered = /(<script type="application\/json" id="rendered">).*?(<\/script>)/s

/** The composition that the HTML of a page carries. */
export const compositionIn = (html: string): AnyComposition | undefined => {
  const json = composed.exec(html)?.[2]
  return json === undefined ? undefined : JSON.parse(json)
}

/**
 * The HTML of a page with one remote from its sources; other HTML stays as it is. `whole` is the site's composition where
 * the page carries a part of it. Where the remote has other places than
 * the site knows, the page comes without its content: the site wrote another menu, or that there is no such page, and the
 * shell writes it anew.
 */
export const withLocalRemoteInPage = (
  html: string,
  local: ComposedRemote,
  whole?: AnyComposition,
): string => {
  const live = whole ?? compositionIn(html)
  if (!live) return html
  const ours = withLocalRemote(live, local)
  const isSame = JSON.stringify(live.places) === JSON.stringify(ours.places)
  const page = isSame ? html : html.replace(content, '$1$2').replace(rendered, '$1{}$2')
  const text = JSON.stringify(ours).replaceAll('<', '\\u003c')
  return page.replace(composed, (_, start: string, _before: string, end: string) => start + text + end)
}

/** Origins from which a page with local sources loads: the dev server's files and its messages. */
const opened = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']

/**
 * A page's policy that lets the dev server's files in. The development build of React and the refresh of modules make
 * scripts without a Trusted Type.
 */
export const openPolicy = (policy: string, origin: string): string =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .filter(
      (directive) =>
        !/^(require-trusted-types-for|trusted-types|upgrade-insecure-requests)\b/.test(directive),
    )
    .map((directive) => {
      const name = directive.split(' ')[0] ?? ''
      if (!opened.includes(name)) return directive
      return `${directive} ${origin}${name === 'connect-src' ? ` ${origin.replace('http', 'ws')}` : ''}`
    })
    .join('; ')
