import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as control from '../field/control.module.css'
import { Field, type FieldProps, partField } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { chevronDown } from '../icon/signs.ts'

/** Children are `<option>`s. */
export type SelectFieldProps = FieldProps & ComponentProps<'select'>

export function SelectField(props: SelectFieldProps) {
  const { frame, control: select } = partField(props)
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className={control.wrap}>
          <select {...select} {...wiring} className={classNames(control.control, control.withSign)} />
          <Icon draw={chevronDown} className={control.sign} />
        </span>
      )}
    </Field>
  )
}
