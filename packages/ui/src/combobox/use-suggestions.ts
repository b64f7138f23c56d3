import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { ComboboxProps } from './combobox-props.ts'
import { suggest } from './suggest.ts'
import { useOptionKeys } from './use-option-keys.ts'

/** The list's state and content, and its effect on the field's events. The caller's handlers run first. */
export const useSuggestions = (props: ComboboxProps) => {
  const { value, onValueChange, options, maxSuggestions, onFocus, onBlur, onKeyDown } = props
  const inputRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  const suggestions = suggest(options, value, maxSuggestions)
  const open = focused && !dismissed && suggestions.length > 0
  useOptionKeys(inputRef, listRef, open)

  const events = {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setDismissed(false)
      onValueChange(event.currentTarget.value)
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      onFocus?.(event)
      setFocused(true)
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      onBlur?.(event)
      setFocused(false)
      setDismissed(false)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      onKeyDown?.(event)
      if (event.key === 'ArrowDown') setDismissed(false)
      if (event.key !== 'Escape' || !open) return
      // Escape closes the list and not also the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      setDismissed(true)
    },
  }
  const choose = (option: string) => {
    onValueChange(option)
    setDismissed(true)
  }
  return { inputRef, listRef, suggestions, open, events, choose }
}
