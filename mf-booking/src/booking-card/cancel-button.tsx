import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { failureWords } from './cancel-dialog.tsx'
import type { CancelSteps } from './use-cancel-steps.ts'
import { useFocusOnReturn } from './use-focus-on-return.ts'

interface CancelButtonProps {
  steps: CancelSteps
  label: string
}

/** Opens the confirmation; shows why if its data could not be read. */
export const CancelButton = ({ steps: { step, ask }, label }: CancelButtonProps) => {
  const { t } = useTranslation()
  const button = useFocusOnReturn(step.name)
  const reading = step.name === 'reading'
  return (
    <>
      {step.name === 'unread' && <Alert tone="danger">{failureWords(step.failure, t)}</Alert>}
      <Button ref={button} variant="secondary" busy={reading} onClick={ask}>
        {reading ? t('cancel.reading') : label}
      </Button>
    </>
  )
}
