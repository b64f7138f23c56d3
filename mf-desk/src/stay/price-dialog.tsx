import type { StaffStay } from '@calm-rest/contract/staff'
import { Alert, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { isFailure } from '../api/staff-api.ts'
import { useAct } from '../api/use-act.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ReasonField } from '../parts/reason-field.tsx'
import { UnusualPrice } from '../parts/unusual-price.tsx'

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
  /** The sent price, so far from the previous one that it must be confirmed. */
  const [unusual, setUnusual] = useState<{ totalPrice: number; reason: string }>()
  const { busy, problem, act } = useAct(onDone)
  const set = (price: { totalPrice: number; reason: string; isMeant?: boolean }) =>
    call('setPrice', { params: { reference }, body: { version, ...price } })
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('stay.do.price')}
      submitLabel={t('stay.setPrice')}
      send={async (data) => {
        const price = { totalPrice: Number(textOf(data, 'totalPrice')), reason: textOf(data, 'reason') }
        const sent = await set(price)
        if (isFailure(sent, 'price_unusual')) setUnusual(price)
        return sent
      }}
    >
      {(problemOf) => (
        <>
          <TextField
            name="totalPrice"
            type="number"
            inputMode="decimal"
            step="0.01"
            min={0}
            label={t('stay.newPrice')}
            defaultValue={totalPrice}
            error={problemOf('totalPrice')}
            required
          />
          <ReasonField problemOf={problemOf} />
          {problem && <Alert tone="danger">{problem}</Alert>}
          {unusual && (
            <UnusualPrice
              open
              busy={busy}
              onClose={() => setUnusual(undefined)}
              onConfirm={() =>
                void act(() => set({ ...unusual, isMeant: true })).then(() => setUnusual(undefined))
              }
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
