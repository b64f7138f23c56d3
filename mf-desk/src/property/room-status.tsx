import type { StaffRoomType } from '@calm-rest/contract/staff'
import { Alert, Button, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { Card } from '../parts/card.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { languageName } from '../parts/language-name.ts'
import { roomNameIn } from '../parts/name-in.ts'
import * as parts from '../parts/parts.module.css'
import { useLang, useSiteLang } from '../use-lang.ts'
import { DiscardDraft } from './discard-draft.tsx'
import { RoomAddress } from './room-address.tsx'
import { UnitsAhead } from './units-ahead.tsx'

interface RoomStatusProps {
  room: StaffRoomType
  /** Reads it again. */
  onChanged: () => Promise<void>
}

/** Explains why guests cannot find a room, and what is missing. */
export const NotOffered = ({ room, onChanged }: RoomStatusProps) => {
  const { t } = useTranslation()
  const pageLang = useLang()
  const { call } = useDesk()
  const { busy, problem, act } = useAct(onChanged)
  const { roomId, version, status, missing } = room
  if (status === 'offered') return null
  const missingWords = missing.map((what) =>
    what === 'picture'
      ? t('property.missingPicture')
      : t('property.missingTexts', { lang: languageName(pageLang, what) }),
  )
  return (
    <Card title={t(`property.status.${status}`)}>
      <p>{t(`property.${status}Text`)}</p>
      {status === 'draft' && <RoomAddress room={room} />}
      {missing.length > 0 ? (
        <p className={parts.soft}>{`${t('property.isMissing')} ${missingWords.join(', ')}`}</p>
      ) : (
        <Button
          size="large"
          busy={busy}
          icon={<Icon draw={icons.check} />}
          onClick={() => void act(() => call('offerRoomType', { params: { roomId }, body: { version } }))}
        >
          {t(status === 'draft' ? 'property.offer' : 'property.offerAgain')}
        </Button>
      )}
      {problem && <Alert tone="danger">{problem}</Alert>}
      {status === 'draft' && (
        <div className={parts.quietActions}>
          <DiscardDraft room={room} />
        </div>
      )}
    </Card>
  )
}

/** Most stays listed by name; the chart has the others. */
const mostAhead = 5

/** Ends a room type, or names what prevents it. */
export const EndRoom = ({ room, onChanged }: RoomStatusProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const lang = useSiteLang()
  const { roomId, version, units } = room
  // a stay that moves has nights in several units
  const ahead = [
    ...new Map(
      units.flatMap((unit) => unit.ahead).map((one) => [one.reference ?? one.blockId, one]),
    ).values(),
  ]
  if (ahead.length > 0) return <UnitsAhead label={t('property.aheadOfEnd')} ahead={ahead} most={mostAhead} />
  return (
    <div className={parts.quietActions}>
      <ConfirmButton
        label={t('property.end')}
        name={t('property.endOf', { name: roomNameIn(room, lang) })}
        consequence={t('property.endText')}
        attempt={() => call('endRoomType', { params: { roomId }, body: { version } })}
        onDone={() => void onChanged()}
      />
    </div>
  )
}
