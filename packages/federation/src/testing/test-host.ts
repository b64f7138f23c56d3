import type { Api } from '@calm-rest/contract/api'
import type { Host, Lang, To } from '@calm-rest/contract/widget'

export const unreachable = () => {
  throw new Error('A render must not ask for this')
}

/** A host that only resolves addresses; its flags have their defaults. */
export const hostFor = (lang: Lang): Host => ({
  lang,
  api: { mediaUrl: (path) => `https://api.example${path}` } as Api,
  href: (to: To) => `/${Object.values(to).filter(Boolean).join('/')}`,
  navigate: unreachable,
  session: {
    current: unreachable,
    subscribe: unreachable,
    signIn: unreachable,
    signInWithGoogle: unreachable,
    signOut: unreachable,
    changed: unreachable,
  },
  report: unreachable,
  flags: {},
})
