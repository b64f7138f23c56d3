import type { Lang } from '@calm-rest/contract/widget'
import { type RefObject, useEffect } from 'react'

/**
 * Puts the focus into the first field that lacks a text in this language, when the element appears: where the list of
 * missing texts leads to. Nothing happens without a language.
 */
export const useMissingField = (element: RefObject<HTMLElement | null>, lang: Lang | undefined): void => {
  useEffect(() => {
    if (!lang) return
    // a dialog takes the focus for itself when it opens
    const timer = setTimeout(() => {
      const field = missingField(element.current?.closest('form') ?? element.current, lang)
      const folded = field?.closest('details')
      if (folded) folded.open = true
      field?.focus()
    })
    return () => clearTimeout(timer)
  }, [element, lang])
}

/** A field that another language has a text for, or else an empty one that nobody has folded away. */
const missingField = (within: HTMLElement | null, lang: Lang) => {
  const all = [
    ...(within?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[lang], textarea[lang]') ??
      []),
  ]
  const nameOf = (field: Element) => field.getAttribute('name') ?? ''
  const empty = all.filter((field) => field.getAttribute('lang') === lang && field.value === '')
  const isWritten = (field: Element) =>
    all.some(
      (other) =>
        other.value !== '' &&
        nameOf(other) === nameOf(field).replace(`.${lang}`, `.${other.getAttribute('lang')}`),
    )
  return empty.find(isWritten) ?? empty.find((field) => field.closest('details') === null)
}
