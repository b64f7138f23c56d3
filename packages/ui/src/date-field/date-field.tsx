import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as control from '../field/control.module.css'
import { Field, type FieldProps, partField } from '../field/field.tsx'
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
export function DateField({ openLabel, onOpen, ...field }: DateFieldProps) {
  const { frame, control: input } = partField(field)
  return (
    <Field {...frame}>
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
            disabled={input.disabled}
            onClick={onOpen}
          >
            <Icon draw={calendar} />
          </button>
        </span>
      )}
    </Field>
  )
}
