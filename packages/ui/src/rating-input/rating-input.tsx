import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, RequiredMark } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { star } from '../icon/signs.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './rating-input.module.css'

export interface RatingInputProps {
  label: ReactNode
  error?: ReactNode
  value: number
  onValueChange: (value: number) => void
  /** Name of one choice, e.g. (3) => "3 stars". */
  starLabel: (stars: number) => string
  max?: number | undefined
  name?: string | undefined
  required?: boolean | undefined
  className?: string | undefined
}

/** Native radio buttons drawn as stars: arrow keys, forms and screen readers work by themselves. */
export function RatingInput(props: RatingInputProps) {
  const { label, error, value, onValueChange, starLabel, max = 5, name, required, className } = props
  const id = useId()
  return (
    <fieldset
      className={classNames(styles.group, className)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>
        <span>{label}</span>
        {required && <RequiredMark />}
      </legend>
      <div className={styles.stars}>
        {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
          <label key={stars} className={styles.star} data-on={stars <= value ? '' : undefined}>
            <input
              type="radio"
              name={name ?? id}
              value={stars}
              checked={stars === value}
              required={required}
              onChange={() => onValueChange(stars)}
              className={styles.input}
            />
            <Icon draw={star} />
            <VisuallyHidden>{starLabel(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
