import type { StaffDocument } from '@calm-rest/contract/staff'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ReasonField } from '../parts/reason-field.tsx'

interface CreditDialogProps {
  document: StaffDocument
  /** Kind and number. */
  name: string
  onClose: () => void
  onDone: () => void
}

/** Issues the credit note of an invoice, which stays in the list. The API asks for the passkey. */
export const CreditDialog = ({ document, name, onClose, onDone }: CreditDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('document.creditOf', { name })}
      submitLabel={t('document.creditNow')}
      send={(data, attempt) => {
        const body = { reason: textOf(data, 'reason') }
        return call('creditDocument', { params: { id: document.id }, body }, attempt)
      }}
    >
      {(problemOf) => <ReasonField hint={t('document.creditHint')} problemOf={problemOf} />}
    </FormDialog>
  )
}
