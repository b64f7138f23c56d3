import { useId, useImperativeHandle } from 'react'
import * as control from '../field/control.module.css'
import { Field, partField } from '../field/field.tsx'
import type { ComboboxProps } from './combobox-props.ts'
import { Options } from './options.tsx'
import { useSuggestions } from './use-suggestions.ts'

/**
 * A text field that suggests: any text is allowed, choosing an option fills it in. The list shows only while the
 * field has text and focus. It stays beside its field in the tree, so that it works in a shadow root.
 */
export function Combobox(props: ComboboxProps) {
  const { value, onValueChange, options, maxSuggestions, ref, ...field } = props
  const { frame, control: input } = partField(field)
  const ownId = useId()
  const id = frame.id ?? ownId
  const listId = `${id}-options`
  const { inputRef, listRef, suggestions, open, events, choose } = useSuggestions(props)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current)
  return (
    <Field {...frame} id={id}>
      {(wiring) => (
        <span className={control.wrap}>
          <input
            autoComplete="off"
            {...input}
            {...wiring}
            {...events}
            ref={inputRef}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={listId}
            aria-expanded={open}
            value={value}
            className={control.control}
          />
          <Options
            id={listId}
            labelId={`${wiring.id}-label`}
            listRef={listRef}
            open={open}
            suggestions={suggestions}
            choose={choose}
          />
        </span>
      )}
    </Field>
  )
}
