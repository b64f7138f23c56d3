import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as control from '../field/control.module.css'
import { Field, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { calendar } from '../icon/signs.ts'
import * as styles from './date-field.module.css'

/** Value, `min` and `max` are `YYYY-MM-DD`. */
export type DateFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>

/** The browser's own date picker: it speaks the visitor's language and works on every phone. */
export function DateField({ label, hint, error, note, id, className, ...input }: DateFieldProps) {
  const { required } = input
  return (
    <Field {...{ label, hint, error, note, id, className, required }}>
      {(wiring) => (
        <span className={control.wrap}>
          <input {...input} {...wiring} type="date" className={classNames(control.control, styles.date)} />
          <Icon draw={calendar} className={classNames(control.sign, styles.sign)} />
        </span>
      )}
    </Field>
  )
}
