import type { Release } from './release.ts'
import { ReleaseFailure } from './release-failure.ts'

/** The parts of a release that its style sheets need. */
type Styled = Pick<Release, 'base' | 'deadlineMs'> & { manifest: Pick<Release['manifest'], 'files'> }

const pending = new Map<string, Promise<void>>()
/** How many slots use a style sheet, by its address. */
const uses = new Map<string, number>()

/**
 * Adds the style sheets of a widget to the head, each once, and waits for them, so that a widget never shows
 * unstyled. A failed one is removed and requested again the next time.
 */
export const ensureStyles = (
  head: HTMLHeadElement,
  { base, manifest, deadlineMs }: Styled,
  styles: string[],
) =>
  Promise.all(
    styles.map((file) => {
      const href = base + file
      const known = pending.get(href)
      if (known) {
        apply(head, href, true)
        return known
      }
      const loading = addStyle(head, href, manifest.files[file]?.integrity ?? '', deadlineMs)
      pending.set(href, loading)
      loading.catch(() => pending.delete(href))
      return loading
    }),
  )

/**
 * Style sheets apply for as long as a slot holds them; returns the end of it. With the last slot they leave the page, but
 * stay loaded: a later mount has them at once.
 */
export const holdStyles = (
  head: HTMLHeadElement,
  { base }: Pick<Styled, 'base'>,
  styles: readonly string[],
) => {
  const count = (change: 1 | -1) => {
    for (const file of styles) {
      const href = base + file
      const now = (uses.get(href) ?? 0) + change
      uses.set(href, now)
      apply(head, href, now > 0)
    }
  }
  count(1)
  let isHeld = true
  return () => {
    if (isHeld) count(-1)
    isHeld = false
  }
}

/** Media query that is never true. */
const unused = 'not all'

/** By the media query: a disabled or removed link would be requested again. */
const apply = (head: HTMLHeadElement, href: string, isUsed: boolean) => {
  for (const element of head.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
    'style,link[rel=stylesheet]',
  )) {
    const address = element.dataset.address ?? element.getAttribute('href')
    // a change costs a new layout
    if (address !== href || (element.getAttribute('media') !== unused) === isUsed) continue
    if (isUsed) element.removeAttribute('media')
    else element.setAttribute('media', unused)
  }
}

const addStyle = (
  head: HTMLHeadElement,
  href: string,
  integrity: string,
  deadlineMs: number,
): Promise<void> => {
  const inPage = [...head.querySelectorAll<HTMLStyleElement>('style[data-address]')]
  // added by the server; without a sheet the policy refused it
  if (inPage.some(({ dataset, sheet }) => dataset.address === href && sheet)) return Promise.resolve()
  const link = document.createElement('link')
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
    Object.assign(link, { rel: 'stylesheet', href, crossOrigin: 'anonymous', integrity })
    head.append(link)
  })
}
