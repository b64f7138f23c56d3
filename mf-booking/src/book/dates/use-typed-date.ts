import type { CalendarDate } from '@calm-rest/contract/stay'
import { formatDate } from '@calm-rest/i18n'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLang } from '../../use-lang.ts'
import { inNumbers, writtenOut } from './date-styles.ts'
import { isWithin } from './stay-dates.ts'
import { readTypedDate } from './typed-date.ts'

export interface TypedDateOptions {
  value: CalendarDate | ''
  min: CalendarDate | undefined
  max: CalendarDate | undefined
  /** Whether a date fits the other date of the stay. */
  inOrder: (date: string) => boolean
  onChosen: (date: CalendarDate | '') => void
  /** Initial text that could not be parsed. */
  begin?: string | undefined
}

/**
 * A date as text: in words, or numeric while the field has the focus. A date that is entered at once (pasted,
 * filled in) is committed immediately. A typed one may pass through valid dates (the first of a month), so it
 * is committed and validated on blur or Enter. Invalid text stays as typed.
 */
export const useTypedDate = ({ value, min, max, inOrder, onChosen, begin }: TypedDateOptions) => {
  const lang = useLang()
  const [text, setText] = useState(begin || undefined)
  const [editing, setEditing] = useState(false)
  const [writing, setWriting] = useState(false)
  const typing = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const typed = text === undefined ? { date: value } : readTypedDate(lang, text)
  // a date chosen elsewhere replaces invalid text
  if (text !== undefined && !editing && value) setText(undefined)
  useLayoutEffect(() => {
    if (editing) input.current?.select()
  }, [editing])

  const settle = (date: CalendarDate | '') => {
    if (date !== value) onChosen(date)
    if (!inOrder(date)) setText(undefined)
  }
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setText(currentTarget.value)
    setWriting(true)
    const { date } = readTypedDate(lang, currentTarget.value)
    if (date === undefined) return
    if (!typing.current || (isWithin(date, { min, max }) && inOrder(date))) settle(date)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    typing.current = event.key !== 'Enter'
    if (event.key !== 'Enter' || text === undefined) return
    // a rejected date is reverted, and must not be submitted
    if (typed.date === undefined || !inOrder(typed.date)) event.preventDefault()
    if (typed.date === undefined) setEditing(false)
    setWriting(false)
    settle(typed.date ?? '')
  }
  const onBlur = () => {
    setEditing(false)
    setWriting(false)
    if (text === undefined) return
    if (typed.date !== undefined) setText(undefined)
    settle(typed.date ?? '')
  }
  const onFocus = (_: FocusEvent) => {
    typing.current = false
    setEditing(true)
  }
  return {
    input: {
      ref: input,
      value: text ?? (value && formatDate(lang, value, editing ? inNumbers : writtenOut)),
      onChange,
      onKeyDown,
      onBlur,
      onFocus,
    },
    // stays even after the form has moved the focus back to the field, until the text changes
    problem: writing || typed.date !== undefined ? undefined : typed.problem,
    forget: () => setText(undefined),
  }
}
