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

/** A field that another language has a text for, which is its placeholder, or else any empty one. */
const missingField = (within: HTMLElement | null, lang: Lang) => {
  const fields = within?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `input[lang="${lang}"], textarea[lang="${lang}"]`,
  )
  const empty = [...(fields ?? [])].filter(({ value }) => value === '')
  return empty.find((field) => field.getAttribute('placeholder')) ?? empty[0]
}
