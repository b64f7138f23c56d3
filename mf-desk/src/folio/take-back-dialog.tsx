import type { Charge, StaffStay } from '@calm-rest/contract/staff'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ReasonField } from '../parts/reason-field.tsx'

interface TakeBackDialogProps {
  stay: StaffStay
  charge: Charge
  onClose: () => void
  onDone: () => void
}

/** The entry stays in the list, with one that takes it back beside it; the API asks for the passkey. */
export const TakeBackDialog = ({ stay, charge, onClose, onDone }: TakeBackDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { reference, version } = stay
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('charge.takeBackOf', { name: charge.name })}
      submitLabel={t('charge.takeBack')}
      send={(data, attempt) => {
        const body = { version, reason: textOf(data, 'reason') }
        return call('reverseCharge', { params: { reference, id: charge.id }, body }, attempt)
      }}
    >
      {(problemOf) => <ReasonField hint={t('payment.reasonHint')} problemOf={problemOf} />}
    </FormDialog>
  )
}
