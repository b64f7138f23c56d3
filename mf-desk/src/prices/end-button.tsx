import type { Result } from '@calm-rest/contract/api'
import type { RateRules } from '@calm-rest/contract/staff'
import { Button, ConfirmDialog } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../api/use-act.ts'

interface EndButtonProps {
  /** What ends, in words. */
  name: string
  end: () => Promise<Result<RateRules>>
  onEnded: () => void
}

/** Ends a restriction or a code, after it was asked once more. */
export const EndButton = ({ name, end, onEnded }: EndButtonProps) => {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { busy, problem, act } = useAct<RateRules>(() => {
    setAsking(false)
    onEnded()
  })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('prices.endOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('prices.end')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void act(end)}
        title={t('prices.endOf', { name })}
        keepLabel={t('change.keep')}
        confirmLabel={t('prices.end')}
        busy={busy}
        error={problem}
      >
        {t('prices.endText')}
      </ConfirmDialog>
    </>
  )
}
