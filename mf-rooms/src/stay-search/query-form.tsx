import type { To } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { Button } from '@calm-rest/ui'
import type { FormEvent, ReactNode } from 'react'

interface QueryFormProps {
  /** The screen that reads the fields from its address. */
  to: To
  label: string
  submitLabel: string
  className: string | undefined
  submitClassName: string | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** Fields whose values go into the address of a screen, which works without a script. */
export const QueryForm = ({ to, label, submitLabel, submitClassName, children, ...form }: QueryFormProps) => {
  const [action, query] = useHost().href(to).split('?')
  return (
    <form method="get" action={action} noValidate aria-label={label} {...form}>
      {/* a form of this method drops the query of its address */}
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" className={submitClassName}>
        {submitLabel}
      </Button>
    </form>
  )
}
