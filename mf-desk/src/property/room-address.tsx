import { type StaffRoomType, staffLimits } from '@calm-rest/contract/staff'
import { useHost } from '@calm-rest/federation/widget'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { toSection } from '../navigation/sections.ts'
import { DialogButton } from '../parts/dialog-button.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import * as parts from '../parts/parts.module.css'
import { moveUnsent } from '../photographs/unsent.ts'
import { useMoveRoomDraft } from './use-room-draft.ts'
import { useUntilLeft } from './use-until-left.ts'

/** Future address of a draft, editable. */
export const RoomAddress = ({ room: { roomId, version } }: { room: StaffRoomType }) => {
  const { t } = useTranslation()
  const host = useHost()
  const { call, live } = useDesk()
  const moveDraft = useMoveRoomDraft()
  // another address is another editor
  const untilLeft = useUntilLeft()
  const move = async (address: string) => {
    const result = await call('setRoomAddress', { params: { roomId }, body: { version, address } })
    if (!result.ok) return result
    const next = result.value.roomId
    moveDraft(roomId, next)
    await moveUnsent(roomId, next)
    if (next === roomId) return result
    host.navigate(toSection({ section: 'property', room: next }), { replace: true })
    await untilLeft()
    return result
  }
  return (
    <>
      <p className={parts.facts}>
        <span>{t('property.address')}</span>
        <strong>{`/rooms/${roomId}`}</strong>
      </p>
      <div className={parts.quietActions}>
        <DialogButton
          variant="quiet"
          size="small"
          dialog={(end) => (
            <FormDialog
              {...end}
              title={t('property.changeAddress')}
              submitLabel={t('property.save')}
              send={(data) => live.withoutReads(() => move(textOf(data, 'address')))}
            >
              {(problemOf) => (
                <TextField
                  name="address"
                  label={t('property.address')}
                  hint={t('property.addressHint')}
                  defaultValue={roomId}
                  maxLength={staffLimits.text.roomName}
                  autoCapitalize="none"
                  autoComplete="off"
                  spellCheck={false}
                  error={problemOf('address')}
                  required
                />
              )}
            </FormDialog>
          )}
        >
          {t('property.changeAddress')}
        </DialogButton>
      </div>
    </>
  )
}
