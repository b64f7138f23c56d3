import { methodPaidBy, type StayPage } from '@calm-rest/contract/staff'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ReasonField } from '../parts/reason-field.tsx'
import * as segments from '../parts/segments.module.css'
import { useDesk } from '../session/desk-context.ts'
import { MoneyFields, moneyOf } from './money-fields.tsx'
import * as styles from './payments.module.css'

interface RefundDialogProps {
  page: StayPage
  onClose: () => void
  onDone: () => void
}

/**
 * Gives back what was paid, the way it came, with the reason, and asks whether the price falls too: otherwise it is owed
 * again. The API asks for the passkey.
 */
export const RefundDialog = ({ page: { stay, payments }, onClose, onDone }: RefundDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { reference, version, paid, due, may } = stay
  return (
    <FormDialog
      {...{ onClose, onDone }}
      title={t('payment.refund')}
      submitLabel={t('payment.refundNow')}
      send={(data, attempt) => {
        const lowersPrice = textOf(data, 'price') === 'falls'
        const body = { version, ...moneyOf(data), reason: textOf(data, 'reason'), lowersPrice }
        return call('refundStay', { params: { reference }, body }, attempt)
      }}
    >
      {(problemOf) => (
        <>
          <MoneyFields
            begin={due < 0 ? -due : paid}
            most={paid}
            method={methodPaidBy(payments)}
            problemOf={problemOf}
          />
          {may.price && <PriceToo />}
          <ReasonField hint={t('payment.reasonHint')} problemOf={problemOf} />
        </>
      )}
    </FormDialog>
  )
}

const prices = ['falls', 'stays'] as const

/** What becomes of the price. */
const PriceToo = () => {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{t('payment.price')}</legend>
      <div className={segments.segments}>
        {prices.map((price) => (
          <label key={price} className={segments.segment}>
            <input type="radio" name="price" value={price} defaultChecked={price === prices[0]} />
            <span>{t(`payment.priceToo.${price}`)}</span>
          </label>
        ))}
      </div>
      <p className={styles.small}>{t('payment.priceHint')}</p>
    </fieldset>
  )
}
