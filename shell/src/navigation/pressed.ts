/** A link or a button, as it is found again in a page that was made anew. */
export interface Pressed {
  /** Path of a link, and the words of both: the dates in its address may be others on return. */
  key: string
  /** Place among those with the same key. */
  index: number
  /** Distance from the top of the window, in pixels. */
  top: number
  /** A link that changes a list on its page, which then stays where it is: with `data-keeps-place`. */
  keepsPlace: boolean
}

const keyOf = (element: Element) =>
  `${element.getAttribute('href')?.split('?')[0] ?? ''} ${element.getAttribute('aria-label') ?? element.textContent}`

const alike = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('#site :is(a, button)')].filter(
    (element) => keyOf(element) === key,
  )

export const describePressed = (element: HTMLElement): Pressed => {
  const key = keyOf(element)
  return {
    key,
    index: alike(key).indexOf(element),
    top: element.getBoundingClientRect().top,
    keepsPlace: element.hasAttribute('data-keeps-place'),
  }
}

export const findPressed = ({ key, index }: Pressed): HTMLElement | undefined => alike(key)[index]
