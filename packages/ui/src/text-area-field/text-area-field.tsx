import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as control from '../field/control.module.css'
import { Field, type FieldProps, partField } from '../field/field.tsx'
import * as styles from './text-area-field.module.css'

export type TextAreaFieldProps = FieldProps & ComponentProps<'textarea'>

export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control: area } = partField(props)
  return (
    <Field {...frame}>
      {(wiring) => (
        <textarea rows={5} {...area} {...wiring} className={classNames(control.control, styles.area)} />
      )}
    </Field>
  )
}
