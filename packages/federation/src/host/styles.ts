import { deadlineMs } from './deadline.ts'
import type { Release } from './release.ts'
import { ReleaseFailure } from './release-failure.ts'

const pending = new Map<string, Promise<void>>()

/**
 * Puts the style sheets of a widget into the head, each once, and waits for them, so that a widget never
 * shows undressed. One that fails is taken out again and tried anew the next time.
 */
export const ensureStyles = (head: HTMLHeadElement, { base, manifest }: Release, styles: string[]) =>
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
    const fail = (reason: ReleaseFailure['reason'], why: string) => {
      link.remove()
      reject(new ReleaseFailure(reason, `${href}: ${why}`))
    }
    const timer = setTimeout(() => fail('timeout', `no style sheet within ${deadlineMs} ms`), deadlineMs)
    link.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    link.onerror = () => {
      clearTimeout(timer)
      fail('files', 'the style sheet could not be loaded, or is not the released one')
    }
    if (existing) return
    Object.assign(link, { rel: 'stylesheet', href, crossOrigin: 'anonymous', integrity })
    head.append(link)
  })
}
