import type { ComposedRemote } from '@calm-rest/contract/releases'

const pending = new Map<string, Promise<void>>()

/**
 * Puts the style sheets of a widget into the head, each once, and waits for them, so that a widget never
 * shows undressed. One that fails is taken out again and tried anew the next time.
 */
export const ensureStyles = (head: HTMLHeadElement, { base, manifest }: ComposedRemote, styles: string[]) =>
  Promise.all(
    styles.map((file) => {
      const href = base + file
      const known = pending.get(href)
      if (known) return known
      const loading = addStyle(head, href, manifest.files[file]?.integrity ?? '')
      pending.set(href, loading)
      loading.catch(() => pending.delete(href))
      return loading
    }),
  )

const addStyle = (head: HTMLHeadElement, href: string, integrity: string): Promise<void> => {
  const existing = [...head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].find(
    (link) => link.getAttribute('href') === href,
  )
  if (existing?.sheet) return Promise.resolve()
  const link = existing ?? document.createElement('link')
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`The style sheet ${href} could not be loaded`))
    }
    if (existing) return
    Object.assign(link, { rel: 'stylesheet', href, crossOrigin: 'anonymous', integrity })
    head.append(link)
  })
}
