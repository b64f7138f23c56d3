import type { ComposedRemote } from '@calm-rest/contract/releases'

interface AnyComposition {
  remotes: Record<string, unknown>
  view?: string
}

/** A composition with one remote from its sources. Its page tells the site nothing about how releases do. */
export const withLocalRemote = (
  { view: _view, ...composition }: AnyComposition,
  local: ComposedRemote,
): AnyComposition => ({
  ...composition,
  remotes: { ...composition.remotes, [local.manifest.remote]: local },
})

const inPage = /(<script type="application\/json" id="composition">)(.*?)(<\/script>)/s

/** The HTML of a page with one remote from its sources; other HTML stays as it is. */
export const withLocalRemoteInPage = (html: string, local: ComposedRemote): string =>
  html.replace(inPage, (_, start: string, json: string, end: string) => {
    const text = JSON.stringify(withLocalRemote(JSON.parse(json), local))
    return start + text.replaceAll('<', '\\u003c') + end
  })

/** What a page from sources loads, and from where: the dev server's own files, and its messages. */
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
