import type { StaffStay } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { amountStep } from '../parts/amount-step.ts'
import { PriceFormDialog } from '../parts/price-form-dialog.tsx'
import { ReasonField } from '../parts/reason-field.tsx'

interface PriceDialogProps {
  stay: StaffStay
  onClose: () => void
  onDone: (stay: StaffStay) => void
}

/** A price by hand, with the reason; the API asks for the passkey. */
export const PriceDialog = ({ stay, onClose, onDone }: PriceDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { reference, version, totalPrice } = stay
  return (
    <PriceFormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('stay.do.price')}
      submitLabel={t('stay.setPrice')}
      send={(data, isMeant) =>
        call('setPrice', {
          params: { reference },
          body: {
            version,
            totalPrice: Number(textOf(data, 'totalPrice')),
            reason: textOf(data, 'reason'),
            ...(isMeant && { isMeant }),
          },
        })
      }
    >
      {(problemOf) => (
        <>
          <TextField
            name="totalPrice"
            type="number"
            inputMode="decimal"
            step={amountStep()}
            min={0}
            label={t('stay.newPrice')}
            defaultValue={totalPrice}
            error={problemOf('totalPrice')}
            required
          />
          <ReasonField problemOf={problemOf} />
        </>
      )}
    </PriceFormDialog>
  )
}
