import type { PageComposition } from '@calm-rest/contract/releases'

/**
 * One person's wish for other releases than the live ones: by remote a version, with the signature of a preview behind
 * it (`1.5.0-rc.1~…`), or a whole composition by its id.
 */
export type AskedReleases = Readonly<Record<string, string>>

const key = 'calm-rest-overrides'

/** In the address it ends the wish for this remote; for `composition`, every wish. */
const live = 'live'

/** The version without what the server needs to believe it. */
export const askedVersion = (value: string): string => value.split('~', 1)[0] ?? value

const isAbout = (name: string) => name === 'composition' || /^mf-[a-z]/.test(name)

const remembered = (): AskedReleases => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

const remember = (asked: AskedReleases) => {
  try {
    if (Object.keys(asked).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(asked))
  } catch {
    // without storage the wish holds as long as the address says so
  }
}

/** What the address asks for now, and what this tab was asked before: `?mf-rooms=1.5.0-rc.1~…`, `?composition=…`. */
export const askedReleases = (search: string): AskedReleases => {
  const given = Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => isAbout(name)))
  if (given.composition === live) {
    remember({})
    return {}
  }
  const asked = Object.fromEntries(
    Object.entries({ ...remembered(), ...given }).filter(([, version]) => version !== live),
  )
  remember(asked)
  return asked
}

export const forgetAskedReleases = () => remember({})

/** Asks for the composition with the wishes of this tab. */
export const fetchComposition = async (asked: AskedReleases): Promise<PageComposition> => {
  const response = await fetch(`/composition.json?${new URLSearchParams(asked)}`, { cache: 'no-store' })
  if (!response.ok) throw new Error(`The composition answered ${response.status}`)
  return response.json()
}

/** Whether the page was composed as this tab wishes; the server knows only what the address says. */
export const isAsAsked = (asked: AskedReleases, search: string) => {
  const given = new URLSearchParams(search)
  return Object.entries(asked).every(([name, version]) => given.get(name) === version)
}
