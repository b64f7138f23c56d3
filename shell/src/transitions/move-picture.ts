import { endWithNextAct } from './motion.ts'

const durationMs = 220
/** Share of that time after which the next page's own picture shows below, and the moving one fades. */
const fadeFrom = 0.6

/** A picture of a page, and what it fills of the window, now or before it went. */
export interface Placed {
  image: HTMLImageElement
  box: DOMRect
}

/**
 * Moves a copy of the first picture to where the second is. Both show the middle of their image and cut the rest. The copy
 * is the whole image at its last size: it is scaled, and cut as much as it is at either end.
 */
export const movePicture = (from: Placed, to: Placed) => {
  const ratio = from.image.naturalWidth / from.image.naturalHeight
  // still loading, or broken
  if (!(ratio > 0)) return
  const wholeWidth = ({ width, height }: DOMRect) => Math.max(width, height * ratio)
  const width = wholeWidth(to.box)
  const height = width / ratio
  const frameAt = (box: DOMRect): Keyframe => {
    const scale = wholeWidth(box) / width
    const x = box.x + (box.width - width) / 2
    const y = box.y + (box.height - height) / 2
    const cutX = (width - box.width / scale) / 2
    const cutY = (height - box.height / scale) / 2
    return {
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
      clipPath: `inset(${cutY}px ${cutX}px round var(--cr-radius))`,
    }
  }

  const copy = new Image(width, height)
  copy.className = 'cr-moving-picture'
  copy.alt = ''
  copy.decoding = 'sync'
  copy.src = from.image.currentSrc
  document.body.append(copy)

  const moving = copy.animate([frameAt(from.box), frameAt(to.box)], {
    duration: durationMs,
    easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
  })
  const fading = copy.animate(
    { opacity: [1, 1, 0], offset: [0, fadeFrom, 1] },
    { duration: durationMs, easing: 'linear' },
  )
  const coming = to.image.animate({ opacity: [0, 0] }, durationMs * fadeFrom)
  const end = () => {
    for (const animation of [moving, fading, coming]) animation.cancel()
    copy.remove()
  }
  const over = moving.finished.then(end, () => {})
  endWithNextAct(end, over)
}
