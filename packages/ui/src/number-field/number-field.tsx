import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as control from '../field/control.module.css'
import { Field, type FieldProps, partField } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { minus, plus } from '../icon/signs.ts'
import * as styles from './number-field.module.css'

export type NumberFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'> & {
    /** Undefined while the field is empty. */
    value: number | undefined
    onValueChange: (value: number | undefined) => void
    min: number
    max: number
    /** Names of the two buttons, e.g. "One guest fewer". */
    decrementLabel: string
    incrementLabel: string
  }

/** A whole number with buttons to decrease and increase it. */
export function NumberField(props: NumberFieldProps) {
  const { value, onValueChange, min, max, decrementLabel, incrementLabel, ...field } = props
  const { frame, control: input } = partField(field)
  const { disabled = false } = input
  const current = value ?? min
  const stepTo = (next: number) => onValueChange(Math.min(max, Math.max(min, next)))
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className={styles.stepper}>
          <Step
            draw={minus}
            aria-label={decrementLabel}
            aria-controls={wiring.id}
            disabled={disabled || current <= min}
            onClick={() => stepTo(current - 1)}
          />
          <input
            {...input}
            {...wiring}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={value ?? ''}
            onChange={({ currentTarget: { valueAsNumber } }) =>
              onValueChange(Number.isNaN(valueAsNumber) ? undefined : valueAsNumber)
            }
            className={classNames(control.control, styles.number)}
          />
          <Step
            draw={plus}
            aria-label={incrementLabel}
            aria-controls={wiring.id}
            disabled={disabled || current >= max}
            onClick={() => stepTo(value === undefined ? min : value + 1)}
          />
        </span>
      )}
    </Field>
  )
}

function Step({ draw, ...button }: ComponentProps<'button'> & { draw: string }) {
  return (
    <button {...button} type="button" className={styles.step}>
      <Icon draw={draw} />
    </button>
  )
}
