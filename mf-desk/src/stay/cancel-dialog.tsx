import type { CancelInput, StaffStay } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { SelectField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ReasonField } from '../parts/reason-field.tsx'
import { useLang } from '../use-lang.ts'

interface CancelDialogProps {
  stay: StaffStay
  onClose: () => void
  onDone: () => void
}

/** Cancels with or without the fee; the default is the guest's own policy. */
export const CancelDialog = ({ stay, onClose, onDone }: CancelDialogProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const { reference, version, totalPrice, may } = stay
  const isFree = may.cancel === 'free'
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('stay.do.cancel')}
      submitLabel={t('stay.cancelNow')}
      send={(data) => {
        const reason = textOf(data, 'reason')
        const refund = textOf(data, 'refund') as CancelInput['refund']
        return call('cancelStay', {
          params: { reference },
          body: { version, refund, ...(reason && { reason }) },
        })
      }}
    >
      {(problemOf) => (
        <>
          <p>{t(isFree ? 'stay.termsFree' : 'stay.termsNoRefund')}</p>
          <SelectField name="refund" label={t('stay.fee')} defaultValue={isFree ? 'full' : 'none'}>
            <option value="full">{t('stay.refund.full')}</option>
            <option value="none">{t('stay.feeWhole', { total: formatPrice(lang, totalPrice) })}</option>
          </SelectField>
          <ReasonField isOptional problemOf={problemOf} />
        </>
      )}
    </FormDialog>
  )
}
