import { staffLimits } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { ReasonField } from '../parts/reason-field.tsx'
import { SheetForm } from '../parts/sheet-form.tsx'
import type { ChartRowUnit } from '../units/unit-rows.ts'

interface BlockFormProps {
  unit: ChartRowUnit
  night: string
  onDone: () => void
}

/** Takes nights of a unit out of sale. */
export const BlockForm = ({ unit, night, onDone }: BlockFormProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  return (
    <SheetForm
      submitLabel={t('block.do')}
      send={(data) =>
        call('addBlock', {
          body: {
            roomId: unit.roomId,
            unit: unit.unit,
            from: night,
            until: textOf(data, 'until'),
            reason: textOf(data, 'reason'),
          },
        })
      }
      onDone={onDone}
    >
      {(problemOf) => (
        <>
          <TextField
            type="date"
            name="until"
            label={t('block.until')}
            defaultValue={addDays(night, 1)}
            min={addDays(night, 1)}
            hint={t('block.proof', { nights: staffLimits.withoutProof.closedNights })}
            error={problemOf('until')}
            required
          />
          <ReasonField problemOf={problemOf} />
        </>
      )}
    </SheetForm>
  )
}
