import { ConfirmDialog } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

interface UnusualPriceProps {
  open: boolean
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks once more where a price is under half, or over twice, of the one before. */
export const UnusualPrice = (props: UnusualPriceProps) => {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      {...props}
      title={t('unusual.title')}
      keepLabel={t('unusual.keep')}
      confirmLabel={t('unusual.do')}
    >
      {t('unusual.text')}
    </ConfirmDialog>
  )
}
