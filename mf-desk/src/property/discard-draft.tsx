import type { StaffRoomType } from '@calm-rest/contract/staff'
import { useHost } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { toSection } from '../navigation/sections.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { roomNameIn } from '../parts/name-in.ts'
import { forgetUnsentOf } from '../photographs/unsent.ts'
import { useSiteLang } from '../use-lang.ts'
import { useForgetRoomDraft } from './use-room-draft.ts'
import { useUntilLeft } from './use-until-left.ts'

/** Deletes a draft and returns to the list of rooms. */
export const DiscardDraft = ({ room: { roomId, version, texts } }: { room: StaffRoomType }) => {
  const { t } = useTranslation()
  const host = useHost()
  const { call, live } = useDesk()
  const lang = useSiteLang()
  const forgetTyped = useForgetRoomDraft()
  const untilLeft = useUntilLeft()
  const discard = async () => {
    const result = await call('discardRoomType', { params: { roomId }, body: { version } })
    if (!result.ok) return result
    forgetTyped(roomId)
    void forgetUnsentOf(roomId)
    host.navigate(toSection({ section: 'property' }), { replace: true })
    await untilLeft()
    return result
  }
  return (
    <ConfirmButton
      label={t('property.discardDraft')}
      name={t('property.discardDraftOf', { name: roomNameIn({ roomId, texts }, lang) })}
      consequence={t('property.discardDraftText')}
      attempt={() => live.withoutReads(discard)}
    />
  )
}
