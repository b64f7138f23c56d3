import type { ComponentProps } from 'react'
import * as control from '../field/control.module.css'
import { Field, type FieldProps } from '../field/field.tsx'

export type TextFieldProps = FieldProps & ComponentProps<'input'>

/** One line of text; `type`, `autoComplete` and `inputMode` pass through. */
export function TextField({ label, hint, error, note, id, className, ...input }: TextFieldProps) {
  const { required } = input
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
      {(wiring) => <input type="text" {...input} {...wiring} className={control.control} />}
    </Field>
  )
}
