import { type HousekeptUnit, staffLimits } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { Alert, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { todayAtProperty } from '../api/today-at-property.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ReasonField } from '../parts/reason-field.tsx'
import { unitOf } from '../parts/stay-names.ts'

interface OutOfOrderDialogProps {
  unit: HousekeptUnit
  onClose: () => void
  onDone: () => void
}

/** Takes a room out of order until a day: nobody can book it until then. */
export const OutOfOrderDialog = ({ unit, onClose, onDone }: OutOfOrderDialogProps) => {
  const { t } = useTranslation()
  const { call, session } = useDesk()
  // opened by a person, so it may read the clock
  const tomorrow = addDays(todayAtProperty(), 1)
  const days = session.rights.includes('block units') ? undefined : staffLimits.outOfOrderNights
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('rooms.closeTitle', { unit: unitOf(unit) })}
      submitLabel={t('rooms.closeDo')}
      send={(data) =>
        call('setUnitState', {
          params: { roomId: unit.roomId, unit: unit.unit },
          body: {
            version: unit.version,
            state: 'out_of_order',
            until: textOf(data, 'until'),
            reason: textOf(data, 'reason'),
          },
        })
      }
    >
      {(problemOf) => (
        <>
          {unit.isOccupied && <Alert tone="info">{t('rooms.closeOccupied')}</Alert>}
          <TextField
            type="date"
            name="until"
            label={t('block.until')}
            defaultValue={tomorrow}
            min={tomorrow}
            hint={
              days
                ? t('rooms.mostDays', { days })
                : t('block.proof', { nights: staffLimits.withoutProof.closedNights })
            }
            error={problemOf('until')}
            required
          />
          <ReasonField problemOf={problemOf} />
        </>
      )}
    </FormDialog>
  )
}
