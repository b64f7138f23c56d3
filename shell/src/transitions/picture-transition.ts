import { wantsMotion } from './motion.ts'
import type { Placed } from './move-picture.ts'

/** The picture that fills something that can be pressed. */
const pictureIn = (pressable: Element | undefined): Placed | undefined => {
  const image = pressable?.querySelector<HTMLImageElement>('picture img')
  return pressable && image ? { image, box: pressable.getBoundingClientRect() } : undefined
}

/** The picture in a page's link to `path`; undefined if there are several. */
const pictureOfLink = (path: string) => {
  const links = document.querySelectorAll<HTMLAnchorElement>('#main a:has(img)')
  const found = [...links].filter(({ pathname }) => pathname === path)
  return found.length === 1 ? pictureIn(found[0]) : undefined
}

/** Calls `act` just before the next frame is painted, after the observer that brings the page back to a place it was left at. */
const beforePaint = (act: () => void) => {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    act()
  })
  observer.observe(document.body)
}

/** The picture of what the page itself is about. */
const pictureOfPage = () => pictureIn(document.querySelectorAll('#main [data-picture]')[0])

/**
 * The picture that leads to a page becomes the picture of that page, and on the way back the other way round. The rest of
 * the page is there at once, and answers.
 */
export const createPictureTransition = () => {
  /** Path of the page that is shown. */
  let shown = location.pathname
  let left: { to: string; isLink: boolean; picture: Placed } | undefined
  let code: typeof import('./move-picture.ts') | undefined

  return {
    /** A page is fetched: so is what moves its picture. Where that comes later than the page, nothing moves. */
    prepare: async () => {
      code ??= await import('./move-picture.ts')
    },
    /** Code and data of the page at the present address are there: the page before is about to go. */
    leave: () => {
      const to = location.pathname
      if (to === shown || !code || !wantsMotion()) return
      const link = pictureOfLink(to)
      // only up to what the page is a part of
      const picture = link ?? (shown.startsWith(to) ? pictureOfPage() : undefined)
      left = picture && { to, isLink: link !== undefined, picture }
    },
    /** The next page is on the screen, its prefetched widgets come with the microtasks that wait already. */
    arrive: (path: string) => {
      const from = shown
      const before = left
      shown = path
      left = undefined
      if (before?.to !== path) return
      beforePaint(() => {
        const picture = before.isLink ? pictureOfPage() : pictureOfLink(from)
        if (picture) code?.movePicture(before.picture, picture)
      })
    },
  }
}

export type PictureTransition = ReturnType<typeof createPictureTransition>
