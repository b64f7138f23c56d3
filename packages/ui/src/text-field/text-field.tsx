import type { ComponentProps } from 'react'
import * as control from '../field/control.module.css'
import { Field, type FieldProps, partField } from '../field/field.tsx'

export type TextFieldProps = FieldProps & ComponentProps<'input'>

/** One line of text; `type`, `autoComplete` and `inputMode` pass through. */
export function TextField(props: TextFieldProps) {
  const { frame, control: input } = partField(props)
  return (
    <Field {...frame}>
      {(wiring) => <input type="text" {...input} {...wiring} className={control.control} />}
    </Field>
  )
}
