import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as control from '../field/control.module.css'
import { Field, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { calendar } from '../icon/signs.ts'
import * as styles from './date-field.module.css'

export type DateFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** Name of the button beside the text. */
    openLabel: string
    /** Opens a calendar. */
    onOpen: () => void
  }

/**
 * A date as text, with a button for a calendar. Not the browser's own date field, which uses the browser's
 * language whatever the page's is. The caller parses the text.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, note, id, className, openLabel, onOpen, ...input } = props
  const { required, disabled } = input
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      note={note}
      id={id}
      className={className}
      required={required}
    >
      {(wiring) => (
        <span part="date-field" className={control.wrap}>
          <input
            autoComplete="off"
            {...input}
            {...wiring}
            type="text"
            className={classNames(control.control, styles.date)}
          />
          <button
            type="button"
            className={styles.open}
            aria-label={openLabel}
            aria-describedby={`${wiring.id}-label`}
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={onOpen}
          >
            <Icon draw={calendar} />
          </button>
        </span>
      )}
    </Field>
  )
}
