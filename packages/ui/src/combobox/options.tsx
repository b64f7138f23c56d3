import type { Ref } from 'react'
import * as styles from './combobox.module.css'

interface OptionsProps {
  id: string
  labelId: string
  listRef: Ref<HTMLDivElement>
  open: boolean
  suggestions: string[]
  choose: (option: string) => void
}

export function Options({ id, labelId, listRef, open, suggestions, choose }: OptionsProps) {
  return (
    <div
      id={id}
      ref={listRef}
      role="listbox"
      aria-labelledby={labelId}
      hidden={!open}
      className={styles.list}
      // A press on an option must not take the focus from the field, which would close the list.
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
          onClick={() => choose(option)}
        >
          {option}
        </div>
      ))}
    </div>
  )
}
