import { classNames } from '@calm-rest/ui'
import type { ComponentProps, ReactNode } from 'react'
import * as parts from './parts.module.css'
import * as styles from './segments.module.css'

interface SegmentFieldProps extends ComponentProps<'fieldset'> {
  name: string
  legend: string
  /** Attributes of each radio button, and the content of its segment. */
  segments: readonly (ComponentProps<'input'> & { value: string; label: ReactNode })[]
}

/** A choice of few values, as radio buttons that look like one switch. */
export const SegmentField = ({ name, legend, segments, className, children, ...rest }: SegmentFieldProps) => (
  <fieldset {...rest} className={classNames(parts.fieldset, className)}>
    <legend className={parts.legend}>{legend}</legend>
    <div className={styles.segments}>
      {segments.map(({ label, ...radio }) => (
        <label key={radio.value} className={styles.segment}>
          <input type="radio" name={name} {...radio} />
          <span>{label}</span>
        </label>
      ))}
    </div>
    {children}
  </fieldset>
)
