import { type StaffRoomType, staffLimits } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { DialogButton } from '../parts/dialog-button.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'

interface NameUnitProps {
  room: Pick<StaffRoomType, 'roomId' | 'version'>
  unit: StaffRoomType['units'][number]
  /** How the unit is called now. */
  called: string
  onChanged: () => void
}

/** Gives a unit a name of its own, changes it, or takes it away. */
export const NameUnit = ({ room, unit: { unit, unitName }, called, onChanged }: NameUnitProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { roomId, version } = room
  return (
    <DialogButton
      variant="quiet"
      size="small"
      aria-label={t('property.nameUnit', { name: called })}
      onDone={onChanged}
      dialog={(end) => (
        <FormDialog
          {...end}
          title={t('property.nameUnit', { name: called })}
          submitLabel={t('property.save')}
          send={(data) =>
            call('nameUnit', {
              params: { roomId, unit },
              body: { version, name: textOf(data, 'name').trim() || null },
            })
          }
        >
          {(problemOf) => (
            <TextField
              name="name"
              label={t('property.unitName')}
              hint={t('property.unitNameHint', { unit })}
              maxLength={staffLimits.text.unitName}
              defaultValue={unitName ?? ''}
              autoComplete="off"
              error={problemOf('name')}
            />
          )}
        </FormDialog>
      )}
    >
      {t('property.giveName')}
    </DialogButton>
  )
}
