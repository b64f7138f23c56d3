import { type RoomPrices, staffLimits } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { type Problems, textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { amountStep } from '../parts/amount-step.ts'
import * as form from '../parts/form-dialog.module.css'
import * as parts from '../parts/parts.module.css'
import { PriceFormDialog } from '../parts/price-form-dialog.tsx'
import type { RuleDialogProps } from './rule-list.tsx'

const fields = ['price', 'discountPrice'] as const

/** Price of a night of a room type, and the reduced one beside which it is struck through. */
export const RoomPriceDialog = ({ rules, changed, ...dialog }: RuleDialogProps<RoomPrices>) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const room = rules.rooms.find(({ roomId }) => roomId === changed)
  if (!room) return null
  const { roomId, roomType } = room
  const check = (data: FormData): Problems => {
    const reduced = textOf(data, 'discountPrice')
    const isBelow = reduced === '' || Number(reduced) < Number(textOf(data, 'price'))
    return isBelow ? {} : { discountPrice: 'not_below_price' }
  }
  return (
    <PriceFormDialog
      {...dialog}
      title={t('prices.base.of', { room: roomType })}
      submitLabel={t('prices.base.save')}
      check={check}
      send={(data, isMeant) => {
        const reduced = textOf(data, 'discountPrice')
        return call('changeRoomPrices', {
          params: { roomId },
          body: {
            version: rules.version,
            price: Number(textOf(data, 'price')),
            discountPrice: reduced === '' ? null : Number(reduced),
            ...(isMeant && { isMeant }),
          },
        })
      }}
    >
      {(problemOf) => (
        <>
          {fields.map((name) => (
            <TextField
              key={name}
              type="number"
              inputMode="decimal"
              step={amountStep()}
              min={amountStep()}
              max={staffLimits.price}
              name={name}
              label={t(`prices.base.${name}`)}
              defaultValue={room[name] ?? ''}
              autoComplete="off"
              className={form.half}
              error={problemOf(name)}
              required={name === 'price'}
            />
          ))}
          <p className={parts.soft}>{t('prices.base.hint')}</p>
        </>
      )}
    </PriceFormDialog>
  )
}
