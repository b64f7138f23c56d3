import { type RefObject, useEffect } from 'react'

/** An element and its place among its neighbours. */
interface Step {
  element: Element
  index: number
}

/**
 * Keeps keyboard focus below `root`. When a running button is disabled or a finished one is replaced,
 * browsers move the focus to the body. This hook returns it to the button or its replacement.
 */
export const useFocusHeld = (root: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const box = root.current
    if (!box) return
    let path: readonly Step[] = []
    // ignores touch and mouse: a focused field would open a phone's keyboard
    const came = ({ target }: FocusEvent) => {
      const element = target as Element
      path = element.matches(':focus-visible') ? pathTo(element, box) : []
    }
    // React removes an element before the next microtask; a press beside an element leaves it in place
    const left = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (path[0]?.element === target && canHaveFocus(target as HTMLElement)) path = []
      })
    const observer = new MutationObserver(() => {
      const [held] = path
      if (!held || document.activeElement !== document.body) return
      const { element } = held
      const next = element.isConnected ? element : standInOf(path)
      if (next instanceof HTMLElement && canHaveFocus(next)) next.focus({ preventScroll: true })
    })
    box.addEventListener('focusin', came)
    box.addEventListener('focusout', left)
    observer.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      box.removeEventListener('focusin', came)
      box.removeEventListener('focusout', left)
      observer.disconnect()
    }
  }, [root])
}

/** From the element outwards, without the root. */
const pathTo = (element: Element, root: Element): Step[] => {
  const parent = element.parentElement
  if (element === root || !parent) return []
  return [{ element, index: [...parent.children].indexOf(element) }, ...pathTo(parent, root)]
}

/** The first control in place of a removed one, otherwise near it. */
const standInOf = (path: readonly Step[]): HTMLElement | undefined => {
  for (const [i, { element }] of path.entries()) {
    const gone = path[i - 1]
    if (!gone || !element.isConnected) continue
    const inItsPlace = element.children[Math.min(gone.index, element.children.length - 1)]
    const control = controlsIn(inItsPlace)[0] ?? controlsIn(element)[0]
    if (control) return control
  }
  return undefined
}

const controls = 'a[href], button, input, select, textarea, [tabindex]'

const controlsIn = (element: Element | undefined): HTMLElement[] =>
  element
    ? [element, ...element.querySelectorAll(controls)].filter(
        (one): one is HTMLElement => one instanceof HTMLElement && one.tabIndex >= 0 && canHaveFocus(one),
      )
    : []

const canHaveFocus = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility()
