import { endWithNextAct, wantsMotion } from './motion.ts'

/** Whether the page can fade here, and the visitor wants it to. */
export const canFade = () => 'startViewTransition' in document && wantsMotion()

/**
 * The page fades into what `change` makes of it, which can be pressed from the first frame on. Nothing is painted until
 * `change` is over: it must not wait for the network.
 */
export const fade = (change: () => void) => {
  if (!canFade()) return change()
  const { style } = document.documentElement
  style.viewTransitionName = 'root'
  const running = document.startViewTransition(() => {
    style.removeProperty('view-transition-name')
    change()
  })
  endWithNextAct(() => running.skipTransition(), running.finished)
  // skipped, or in a tab behind another: the change is made all the same
  running.ready.catch(() => {})
}
