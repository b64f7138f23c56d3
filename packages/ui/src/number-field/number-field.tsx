import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as control from '../field/control.module.css'
import { Field, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { minus, plus } from '../icon/signs.ts'
import * as styles from './number-field.module.css'

export type NumberFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'> & {
    /** Undefined while the field is empty. */
    value: number | undefined
    onValueChange: (value: number | undefined) => void
    min: number
    max: number
    /** Names of the two buttons, e.g. "One guest fewer". */
    decrementLabel: string
    incrementLabel: string
  }

/** A whole number with a button for one less and one for one more. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, note, id, className, ...rest } = props
  const { value, onValueChange, min, max, decrementLabel, incrementLabel, ...input } = rest
  const { required, disabled } = input
  const stepTo = (next: number) => onValueChange(Math.min(max, Math.max(min, next)))
  return (
    <Field {...{ label, hint, error, note, id, className, required }}>
      {(wiring) => (
        <span className={styles.stepper}>
          <button
            type="button"
            className={styles.step}
            aria-label={decrementLabel}
            aria-controls={wiring.id}
            disabled={disabled || (value ?? min) <= min}
            onClick={() => stepTo((value ?? min) - 1)}
          >
            <Icon draw={minus} />
          </button>
          <input
            {...input}
            {...wiring}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={value ?? ''}
            onChange={(event) => {
              const typed = event.currentTarget.valueAsNumber
              onValueChange(Number.isNaN(typed) ? undefined : typed)
            }}
            className={classNames(control.control, styles.number)}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={incrementLabel}
            aria-controls={wiring.id}
            disabled={disabled || (value ?? min) >= max}
            onClick={() => stepTo((value ?? min - 1) + 1)}
          >
            <Icon draw={plus} />
          </button>
        </span>
      )}
    </Field>
  )
}
