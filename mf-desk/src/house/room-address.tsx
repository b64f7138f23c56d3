import { type StaffRoomType, staffLimits } from '@calm-rest/contract/staff'
import { useHost } from '@calm-rest/federation/widget'
import { Button, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { pathOf } from '../navigation/sections.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import * as parts from '../parts/parts.module.css'
import { moveUnsent } from '../photographs/unsent.ts'
import { useMoveRoomDraft } from './use-room-draft.ts'
import { useUntilLeft } from './use-until-left.ts'

/** Where guests will find a draft, and the way to another address. */
export const RoomAddress = ({ room: { roomId, version } }: { room: StaffRoomType }) => {
  const { t } = useTranslation()
  const host = useHost()
  const { call, live } = useDesk()
  const moveDraft = useMoveRoomDraft()
  const [isOpen, setOpen] = useState(false)
  // the page of another address is another editor
  const untilLeft = useUntilLeft()
  const move = async (address: string) => {
    const result = await call('setRoomAddress', { params: { roomId }, body: { version, address } })
    if (!result.ok) return result
    const next = result.value.roomId
    moveDraft(roomId, next)
    await moveUnsent(roomId, next)
    if (next === roomId) return result
    host.navigate(
      { screen: 'remote-route', path: pathOf({ section: 'house', room: next }) },
      { replace: true },
    )
    await untilLeft()
    return result
  }
  return (
    <>
      <p className={parts.facts}>
        <span>{t('house.address')}</span>
        <strong>{`/rooms/${roomId}`}</strong>
      </p>
      <div className={parts.quietActions}>
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {t('house.changeAddress')}
        </Button>
      </div>
      {isOpen && (
        <FormDialog
          title={t('house.changeAddress')}
          submitLabel={t('house.save')}
          onClose={() => setOpen(false)}
          send={(data) => live.withoutReads(() => move(textOf(data, 'address')))}
          onDone={() => setOpen(false)}
        >
          {(problemOf) => (
            <TextField
              name="address"
              label={t('house.address')}
              hint={t('house.addressHint')}
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
    </>
  )
}
