import { type ComponentProps, type KeyboardEvent, useId, useImperativeHandle, useRef, useState } from 'react'
import * as control from '../field/control.module.css'
import { Field, type FieldProps } from '../field/field.tsx'
import * as styles from './combobox.module.css'
import { suggest } from './suggest.ts'
import { useOptionKeys } from './use-option-keys.ts'

export type ComboboxProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'role'> & {
    value: string
    onValueChange: (value: string) => void
    options: readonly string[]
    maxSuggestions: number
  }

/**
 * A text field that suggests: any text is allowed, choosing an option fills it in. The list shows only while the
 * field has text and focus. It stays beside its field in the tree, so that it works in a shadow root.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, note, id, className, ...rest } = props
  const { value, onValueChange, options, maxSuggestions, onFocus, onBlur, onKeyDown, ref, ...input } = rest
  const ownId = useId()
  const listId = `${id ?? ownId}-options`
  const inputRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current)
  const [focused, setFocused] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  const suggestions = suggest(options, value, maxSuggestions)
  const open = focused && !dismissed && suggestions.length > 0
  useOptionKeys(inputRef, listRef, open)

  const keyPressed = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key === 'Escape' && open) {
      // Escape closes the list and not also the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      setDismissed(true)
    }
    if (event.key === 'ArrowDown') setDismissed(false)
  }
  const chosen = (option: string) => {
    onValueChange(option)
    setDismissed(true)
  }

  return (
    <Field {...{ label, hint, error, note, className }} id={id ?? ownId} required={input.required}>
      {(wiring) => (
        <span className={control.wrap}>
          <input
            autoComplete="off"
            {...input}
            {...wiring}
            ref={inputRef}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={listId}
            aria-expanded={open}
            value={value}
            onChange={(event) => {
              setDismissed(false)
              onValueChange(event.currentTarget.value)
            }}
            onFocus={(event) => {
              onFocus?.(event)
              setFocused(true)
            }}
            onBlur={(event) => {
              onBlur?.(event)
              setFocused(false)
              setDismissed(false)
            }}
            onKeyDown={keyPressed}
            className={control.control}
          />
          <Options
            id={listId}
            listRef={listRef}
            {...{ open, suggestions, chosen }}
            labelId={`${wiring.id}-label`}
          />
        </span>
      )}
    </Field>
  )
}

interface OptionsProps {
  id: string
  labelId: string
  listRef: ComponentProps<'div'>['ref']
  open: boolean
  suggestions: string[]
  chosen: (option: string) => void
}

function Options({ id, labelId, listRef, open, suggestions, chosen }: OptionsProps) {
  return (
    <div
      id={id}
      ref={listRef}
      role="listbox"
      aria-labelledby={labelId}
      hidden={!open}
      className={styles.list}
      // A press on an option must not take the focus from the field, or the list would close under it.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's; Enter there presses the option
        <div
          key={option}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          className={styles.option}
          onClick={() => chosen(option)}
        >
          {option}
        </div>
      ))}
    </div>
  )
}
