import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { warning } from '../icon/signs.ts'
import * as styles from './field.module.css'

/** Props of every field besides the attributes of its native control. */
export interface FieldProps {
  label: ReactNode
  /** A line under the label that helps before anything is typed. */
  hint?: ReactNode
  /** Error text; announced when it appears. */
  error?: ReactNode
  /** Beside the label, e.g. the word for "optional". */
  note?: ReactNode
}

/** Wires a control to its label, hint and error. Spread it on the native control. */
export interface ControlWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  required?: boolean | undefined
  className?: string | undefined
  children: (wiring: ControlWiring) => ReactNode
}

/** Parts the props of a field: what stands around its control, and the attributes of the control. */
export function partField<Props extends FieldProps & Pick<FieldFrameProps, 'id' | 'className' | 'required'>>(
  props: Props,
) {
  const { label, hint, error, note, id, className, ...control } = props
  return { frame: { label, hint, error, note, id, className, required: props.required }, control }
}

/** Label, hint and error around one control. */
export function Field({ label, hint, error, note, id, required, className, children }: FieldFrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label id={`${controlId}-label`} className={styles.label} htmlFor={controlId}>
        <span>{label}</span>
        {required && <RequiredMark />}
        {note && (
          <span className={styles.note}>
            {' '}
            <span>{note}</span>
          </span>
        )}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** For the eye only: the control itself carries `required`. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  )
}

/** Present before there is an error, since a live region announces only changes. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  return (
    <div id={id} className={styles.error} aria-live="polite">
      {error && (
        <p part="error" className={styles.message}>
          <Icon draw={warning} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
