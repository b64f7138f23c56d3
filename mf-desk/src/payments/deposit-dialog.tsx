import { type StaffStay, staffLimits } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { MoneyFields, moneyOf } from './money-fields.tsx'
import * as styles from './payments.module.css'

const ownCurrencyAlone = { currencies: [] }

interface DepositDialogProps {
  stay: StaffStay
  onClose: () => void
  onDone: () => void
}

/** Holds a deposit that is given back, such as one for a key. */
export const DepositDialog = ({ stay: { reference, version }, onClose, onDone }: DepositDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('payment.hold')}
      submitLabel={t('payment.holdNow')}
      send={(data, attempt) => {
        const body = { version, ...moneyOf(data), note: textOf(data, 'note') }
        return call('holdDeposit', { params: { reference }, body }, attempt)
      }}
    >
      {(problemOf) => (
        <>
          <p className={styles.small}>{t('payment.holdHint')}</p>
          <MoneyFields most={staffLimits.price} begin="" ways={ownCurrencyAlone} problemOf={problemOf} />
          <TextField
            name="note"
            label={t('payment.note')}
            maxLength={staffLimits.text.paymentNote}
            error={problemOf('note')}
          />
        </>
      )}
    </FormDialog>
  )
}
