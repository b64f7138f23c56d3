import type { Category } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { type StaffRoomType, staffLimits } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { amountStep } from '../parts/amount-step.ts'
import * as form from '../parts/form-dialog.module.css'
import { FormDialog } from '../parts/form-dialog.tsx'
import { NamesFields, namesOf } from '../parts/names-fields.tsx'
import * as parts from '../parts/parts.module.css'
import { CategoryField } from './category-field.tsx'

const numbers = {
  guests: { label: 'property.fact.guests', ...limits.guests, step: 1, begin: limits.guests.default },
  size: { label: 'property.fact.size', ...staffLimits.roomSize, step: 0.5, begin: undefined },
  price: { label: 'property.price', min: 1, max: staffLimits.price, step: 0.01, begin: undefined },
  units: { label: 'property.howMany', min: 1, max: staffLimits.units, step: 1, begin: 1 },
} as const

interface NewRoomDialogProps {
  onClose: () => void
  onDone: (room: StaffRoomType) => void
}

/** Initial data of a new room type; its texts follow in the editor. */
export const NewRoomDialog = (dialog: NewRoomDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  return (
    <FormDialog
      {...dialog}
      title={t('property.newRoom')}
      submitLabel={t('property.makeDraft')}
      send={(data) => {
        const numberOf = (name: keyof typeof numbers) => Number(textOf(data, name))
        return call('addRoomType', {
          body: {
            names: namesOf(data),
            category: textOf(data, 'category') as Category,
            guests: numberOf('guests'),
            size: numberOf('size'),
            price: numberOf('price'),
            units: numberOf('units'),
          },
        })
      }}
    >
      {(problemOf) => (
        <>
          <p className={parts.soft}>{t('property.newRoomHint')}</p>
          <NamesFields maxLength={staffLimits.text.roomName} autoComplete="off" problemOf={problemOf} />
          <CategoryField error={problemOf('category')} />
          {(Object.keys(numbers) as (keyof typeof numbers)[]).map((name) => {
            const { label, begin, ...range } = numbers[name]
            return (
              <TextField
                key={name}
                type="number"
                name={name}
                label={t(label)}
                inputMode={range.step === 1 ? 'numeric' : 'decimal'}
                min={range.min}
                max={range.max}
                step={name === 'price' ? amountStep() : range.step}
                defaultValue={begin}
                className={form.half}
                error={problemOf(name)}
                required
              />
            )
          })}
        </>
      )}
    </FormDialog>
  )
}
