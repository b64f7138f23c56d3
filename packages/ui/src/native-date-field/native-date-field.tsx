import { type ComponentProps, useState, useSyncExternalStore } from 'react'
import { classNames } from '../class-names.ts'
import * as control from '../field/control.module.css'
import { Field, type FieldProps, partField } from '../field/field.tsx'
import * as styles from './native-date-field.module.css'

export type NativeDateFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** The date as the page writes dates; nothing while there is none. */
    written: string
  }

const never = () => () => {}

/** Keys that change a part of a date, or move to the next one. */
const isOfTyping = (key: string) => /^(\d|Arrow.*|Backspace|Delete)$/.test(key)

/**
 * The browser's own date field, which uses the browser's language during input, and the page's otherwise.
 * Without a script it is the browser's alone.
 */
export function NativeDateField({ written, ...field }: NativeDateFieldProps) {
  const { frame, control: input } = partField(field)
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [isTyping, setTyping] = useState(false)
  const shown = isHydrated && !isTyping && written
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className={control.wrap}>
          <input
            {...input}
            {...wiring}
            type="date"
            onKeyDown={(event) => {
              if (isOfTyping(event.key) && !event.altKey) setTyping(true)
              input.onKeyDown?.(event)
            }}
            onBlur={(event) => {
              setTyping(false)
              input.onBlur?.(event)
            }}
            className={classNames(control.control, shown && styles.covered)}
          />
          {shown && (
            <span className={styles.written} aria-hidden="true">
              {shown}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
