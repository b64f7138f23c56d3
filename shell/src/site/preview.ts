import type { PageComposition } from '@calm-rest/contract/releases'

/**
 * Releases that one person sees instead of the live ones: a version by remote, with the signature of its preview link
 * (`1.5.0-rc.1~…`), or a whole composition by its id under the name `composition`.
 */
export type Preview = Readonly<Record<string, string>>

const storageKey = 'calm-rest-preview'

/** As the value of a remote it ends the preview of that remote; as that of `composition`, the whole preview. */
const live = 'live'

/** The version without its signature. */
export const previewedVersion = (value: string): string => value.split('~', 1)[0] ?? value

const isPreviewName = (name: string) => name === 'composition' || /^mf-[a-z]/.test(name)

const readStored = (): Preview => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

const store = (preview: Preview) => {
  try {
    if (Object.keys(preview).length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(preview))
  } catch {
    // without storage a preview lasts as long as the address names it
  }
}

/** The preview of this tab: of the address (`?mf-rooms=1.5.0-rc.1~…`, `?composition=…`), and of earlier pages of the tab. */
export const readPreview = (search: string): Preview => {
  const given = Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => isPreviewName(name)))
  if (given.composition === live) {
    store({})
    return {}
  }
  const preview = Object.fromEntries(
    Object.entries({ ...readStored(), ...given }).filter(([, version]) => version !== live),
  )
  store(preview)
  return preview
}

export const endPreview = () => store({})

/** Fetches the composition of this page with this preview. */
export const fetchComposition = async (preview: Preview): Promise<PageComposition> => {
  const asked = new URLSearchParams({ ...preview, page: location.pathname })
  const response = await fetch(`/composition.json?${asked}`, { cache: 'no-store' })
  if (!response.ok) throw new Error(`The composition answered ${response.status}`)
  return response.json()
}

/** Fetches the whole composition of a page whose document has a part of it. A browser may have it in its cache. */
export const fetchWhole = async (address: string): Promise<PageComposition> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The composition answered ${response.status}`)
  return response.json()
}

/** Whether the server composed the page with this preview: it knows the address alone, not the earlier pages of the tab. */
export const isComposedFor = (preview: Preview, search: string) => {
  const given = new URLSearchParams(search)
  return Object.entries(preview).every(([name, version]) => given.get(name) === version)
}
