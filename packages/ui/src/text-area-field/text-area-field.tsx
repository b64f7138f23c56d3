import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as control from '../field/control.module.css'
import { Field, type FieldProps } from '../field/field.tsx'
import * as styles from './text-area-field.module.css'

export type TextAreaFieldProps = FieldProps & ComponentProps<'textarea'>

export function TextAreaField({ label, hint, error, note, id, className, ...area }: TextAreaFieldProps) {
  const { required } = area
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
        <textarea rows={5} {...area} {...wiring} className={classNames(control.control, styles.area)} />
      )}
    </Field>
  )
}
