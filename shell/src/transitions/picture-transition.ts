import { canMove, transition } from './view-transition.ts'

/**
 * Longest wait for the next page once the one before is captured, in milliseconds: nothing is painted meanwhile. Code and
 * data of the next page are there, it is only rendered; where that takes longer, it comes without a transition.
 */
const patienceMs = 400

/** What is captured cannot be pressed: it is the picture in what can. */
const pictureIn = (pressable: Element | undefined): HTMLElement | undefined =>
  pressable?.querySelector('picture')?.parentElement ?? undefined

/** What is captured lies over the whole page, also over the bar that covers the top of a picture. */
const isCovered = (picture: HTMLElement) => {
  // the header has no box of its own
  const bar = document.querySelector('header > :last-child')?.getBoundingClientRect()
  return picture.getBoundingClientRect().top < (bar?.bottom ?? 0)
}

/** The picture with which a page leads to what is at `path`; none of several, since names are unique. */
const pictureOfLink = (path: string) => {
  const links = document.querySelectorAll<HTMLAnchorElement>('#main a:has(img)')
  const found = [...links].filter(({ pathname }) => pathname === path)
  return found.length === 1 ? pictureIn(found[0]) : undefined
}

/** The picture of what the page itself is about. */
const pictureOfPage = () => pictureIn(document.querySelectorAll('#main [data-picture]')[0])

/**
 * The picture that leads to a page becomes the picture of that page, and on the way back the other way round. The rest of
 * the page is not captured: it is there at once, and answers.
 */
export const createPictureTransition = () => {
  const named = new Set<HTMLElement>()
  /** Path of the page that is shown. */
  let shown = location.pathname
  let captured: Promise<void> | undefined
  let latest: ViewTransition | undefined
  let arrive: (() => void) | undefined
  /** The header covered the picture that led away: it does when one is back, at the place that was left. */
  let wasCovered = false

  const name = (picture: HTMLElement) => {
    picture.style.viewTransitionName = 'picture'
    named.add(picture)
  }
  const clear = () => {
    arrive = undefined
    for (const { style } of named) style.removeProperty('view-transition-name')
    named.clear()
  }

  const begin = () => {
    const from = shown
    const leads = pictureOfLink(location.pathname)
    // only up to what the page is a part of
    const before = leads ?? (from.startsWith(location.pathname) ? pictureOfPage() : undefined)
    if (!before || !canMove()) return
    if (leads) wasCovered = isCovered(leads)
    if (wasCovered || isCovered(before)) return
    return new Promise<void>((resolve) => {
      clear()
      name(before)
      const running = transition(() => {
        resolve()
        return new Promise<void>((done) => {
          arrive = () => {
            const after = leads ? pictureOfPage() : pictureOfLink(from)
            if (after) name(after)
            else running.skipTransition()
            done()
          }
          setTimeout(done, patienceMs)
        })
      })
      latest = running
      void running.finished.then(() => latest === running && clear())
    })
  }

  return {
    /** Code and data of the next page are there. Resolves when the page before is captured, at once without a picture. */
    captured: () => {
      captured ??= begin()
      return captured
    },
    /** The next page is on the screen, its prefetched widgets with the microtasks that wait already. */
    arrived: (path: string) => {
      shown = path
      captured = undefined
      queueMicrotask(() => arrive?.())
    },
  }
}

export type PictureTransition = ReturnType<typeof createPictureTransition>
