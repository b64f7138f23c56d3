import { type ComponentProps, useState } from 'react'
import { classNames } from '../class-names.ts'
import * as control from '../field/control.module.css'
import { Field, type FieldProps, partField } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { eye, eyeOff } from '../icon/signs.ts'
import * as styles from './password-field.module.css'

export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** Names of the toggle, e.g. "Show password" and "Hide password". */
    showLabel: string
    hideLabel: string
  }

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const { frame, control: input } = partField(field)
  const [shown, setShown] = useState(false)
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className={control.wrap}>
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(control.control, styles.password)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={wiring.id}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon draw={shown ? eyeOff : eye} />
          </button>
        </span>
      )}
    </Field>
  )
}
