import type { To } from '@calm-rest/contract/widget'
import { HostButton } from '@calm-rest/federation/widget'
import { Alert } from '@calm-rest/ui'
import { useEffect, useRef } from 'react'
import * as styles from './outcome.module.css'

export interface OutcomeProps {
  tone: 'success' | 'warning'
  title: string
  text: string
  /** The next step, as a button. */
  action: { to: To; label: string }
  /** It replaces a form and takes its focus. */
  replacesForm: boolean
}

/** Outcome of a mail's link: it worked, or works no longer. Always with a next step. */
export const Outcome = ({ tone, title, text, action, replacesForm }: OutcomeProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (replacesForm) box.current?.focus()
  }, [replacesForm])
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      tone={tone}
      urgent
      title={title}
      action={
        <HostButton to={action.to} size="small">
          {action.label}
        </HostButton>
      }
      className={styles.outcome}
    >
      {text}
    </Alert>
  )
}
