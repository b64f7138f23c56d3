import type { TranslationInput } from '@calm-rest/contract/staff'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { useRef } from 'react'
import { usePropertyLanguages } from '../api/property-languages.ts'
import { useMissingField } from '../parts/use-missing-field.ts'
import { ProposeTexts, useTranslator } from './propose-texts.tsx'

type Names = Readonly<Record<Lang, string>>

interface NameDraftsProps {
  of: TranslationInput['of']
  /** Stored texts of the subject: its names, and its other words if it has any. */
  texts: readonly (Names | undefined)[]
  /** The language whose first missing text gets the focus. */
  lang?: Lang | undefined
}

/** Drafts for the uncontrolled fields of the form in which it stands, such as `names.de`. */
export const NameDrafts = ({ of, texts, lang }: NameDraftsProps) => {
  const service = useTranslator()
  const languages = usePropertyLanguages()
  const element = useRef<HTMLDivElement>(null)
  useMissingField(element, lang)
  const lacks = (one: Lang) =>
    texts.some((text) => text?.[one] === '' && langs.some((other) => text[other] !== ''))
  return (
    <div ref={element}>
      <ProposeTexts
        service={service}
        of={of}
        lacking={languages.filter(lacks)}
        onDrafts={(drafts) => {
          const form = element.current?.closest('form')
          return drafts.filter(({ field, text }) => fill(form?.elements.namedItem(field), text)).length
        }}
      />
    </div>
  )
}

/** Types a draft into an empty field, so that the form knows of it as of what is typed. */
const fill = (field: Element | RadioNodeList | null | undefined, text: string): boolean => {
  if (!(field instanceof HTMLElement) || !('value' in field) || field.value !== '') return false
  // React listens only where the value was set past its own setter
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  const folded = field.closest('details')
  if (folded) folded.open = true
  return field.dispatchEvent(new window.Event('input', { bubbles: true }))
}
