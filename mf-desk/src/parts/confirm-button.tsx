import type { Result } from '@calm-rest/contract/api'
import { Button, ConfirmDialog } from '@calm-rest/ui'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../api/use-act.ts'

interface ConfirmButtonProps<Value> extends Pick<ComponentProps<typeof Button>, 'variant' | 'wide'> {
  label: string
  /** The label with its subject: a screen has several of these buttons. */
  name: string
  /** Consequence in words. */
  consequence: string
  attempt: () => Promise<Result<Value>>
  onDone?: (value: Value) => void
}

/** Ends or removes something after a confirmation. */
export const ConfirmButton = <Value,>({
  label,
  name,
  consequence,
  attempt,
  onDone,
  variant = 'quiet',
  wide,
}: ConfirmButtonProps<Value>) => {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { busy, problem, act } = useAct<Value>((value) => {
    setAsking(false)
    onDone?.(value)
  })
  return (
    <>
      <Button
        variant={variant}
        size={variant === 'quiet' ? 'small' : 'medium'}
        wide={wide}
        aria-label={name}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void act(attempt)}
        title={name}
        keepLabel={t('change.keep')}
        confirmLabel={label}
        busy={busy}
        error={problem}
      >
        {consequence}
      </ConfirmDialog>
    </>
  )
}
