import type { StaffStay } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { amountStep } from '../parts/amount-step.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ReasonField } from '../parts/reason-field.tsx'
import { SegmentField } from '../parts/segment-field.tsx'
import { useLang } from '../use-lang.ts'

interface DiscountDialogProps {
  stay: StaffStay
  onClose: () => void
  onDone: () => void
}

const ways = ['percent', 'amount'] as const

/** Takes a percentage or an amount off the price of a stay, with a reason; the API asks for the passkey. */
export const DiscountDialog = ({ stay, onClose, onDone }: DiscountDialogProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const [way, setWay] = useState<(typeof ways)[number]>('percent')
  const { reference, version, totalPrice } = stay
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('charge.discount')}
      submitLabel={t('charge.discountNow')}
      send={(data, attempt) => {
        const off = Number(textOf(data, way))
        const discount = way === 'percent' ? { percent: off } : { amount: off }
        const body = { version, ...discount, reason: textOf(data, 'reason') }
        return call('giveDiscount', { params: { reference }, body }, attempt)
      }}
    >
      {(problemOf) => (
        <>
          <SegmentField
            name="by"
            legend={t('charge.off')}
            segments={ways.map((value) => ({
              value,
              defaultChecked: value === way,
              onChange: () => setWay(value),
              label: t(`charge.by.${value}`),
            }))}
          />
          <TextField
            key={way}
            name={way}
            type="number"
            inputMode="decimal"
            step={way === 'percent' ? 0.01 : amountStep()}
            min={way === 'percent' ? 0.01 : amountStep()}
            max={way === 'percent' ? 100 : totalPrice}
            label={t(`charge.howMuch.${way}`)}
            hint={t('charge.ofPrice', { total: formatPrice(lang, totalPrice) })}
            error={problemOf(way)}
            required
          />
          <ReasonField hint={t('payment.reasonHint')} problemOf={problemOf} />
        </>
      )}
    </FormDialog>
  )
}
