import { limits } from '@calm-rest/contract/limits'
import { type StaffStay, staffLimits } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { amountStep } from '../parts/amount-step.ts'
import { FormDialog } from '../parts/form-dialog.tsx'

interface OtherChargeProps {
  stay: StaffStay
  onClose: () => void
  onDone: () => void
}

/** Puts something on a stay that is not on the house's list. */
export const OtherCharge = ({ stay: { reference, version }, onClose, onDone }: OtherChargeProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('charge.otherTitle')}
      submitLabel={t('charge.putOther')}
      send={(data, attempt) => {
        const charge = {
          name: textOf(data, 'name'),
          quantity: Number(textOf(data, 'quantity')),
          price: Number(textOf(data, 'price')),
        }
        return call('addCharges', { params: { reference }, body: { version, charges: [charge] } }, attempt)
      }}
    >
      {(problemOf) => (
        <>
          <TextField
            name="name"
            label={t('charge.name')}
            hint={t('charge.nameHint')}
            maxLength={staffLimits.text.rateName}
            error={problemOf('charges.0.name')}
            required
          />
          <TextField
            name="price"
            type="number"
            inputMode="decimal"
            step={amountStep()}
            min={amountStep()}
            max={staffLimits.price}
            label={t('charge.price')}
            hint={t('charge.priceHint')}
            error={problemOf('charges.0.price')}
            required
          />
          <TextField
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={limits.extras.quantity}
            label={t('charge.quantity')}
            defaultValue={1}
            error={problemOf('charges.0.quantity')}
            required
          />
        </>
      )}
    </FormDialog>
  )
}
