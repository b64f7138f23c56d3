import type { StaffSetup } from '@calm-rest/contract/staff'
import { Alert } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'

interface OpenPropertyProps {
  setup: StaffSetup
  onOpened: () => Promise<void>
}

/** Opens the property after a question, or says how much is missing. */
export const OpenProperty = ({ setup: { version, items }, onOpened }: OpenPropertyProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const left = items.filter(({ isRequired, isDone }) => isRequired && !isDone).length
  if (left > 0)
    return (
      <Alert tone="info" urgent={false}>
        {t('setup.left', { count: left })}
      </Alert>
    )
  return (
    <ConfirmButton
      variant="primary"
      wide
      label={t('setup.open')}
      name={t('setup.open')}
      consequence={t('setup.openText')}
      attempt={() => call('openProperty', { body: { version } })}
      onDone={() => void onOpened()}
    />
  )
}
