import { useTranslation } from 'react-i18next'
export const SlotFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <p>
      {t('slot.failed')}
      <button type="button" onClick={onRetry}>
        {t('slot.retry')}
      </button>
    </p>
  )
}
