import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, type FieldProps, RequiredMark } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { check } from '../icon/signs.ts'
import * as styles from './checkbox-field.module.css'

export type CheckboxFieldProps = Omit<FieldProps, 'note'> & Omit<ComponentProps<'input'>, 'type'>

export function CheckboxField({ label, hint, error, id, className, ...input }: CheckboxFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const describedBy = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label}>
        <span className={styles.box}>
          <input
            {...input}
            id={inputId}
            type="checkbox"
            className={styles.input}
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
          />
          <Icon draw={check} className={styles.check} />
        </span>
        <span>
          <span>{label}</span>
          {input.required && <RequiredMark />}
        </span>
      </label>
      {hint && (
        <p id={`${inputId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${inputId}-error`} error={error} />
    </div>
  )
}
