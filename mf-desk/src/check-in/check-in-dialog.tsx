import type { Result } from '@calm-rest/contract/api'
import { type StaffStay, unitInSentence } from '@calm-rest/contract/staff'
import { HostLink } from '@calm-rest/federation/widget'
import { Alert, Button, SelectField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk, useMay } from '../api/desk-context.ts'
import { useQuote } from '../api/use-quote.ts'
import { ChangeDialog } from '../change/change-dialog.tsx'
import { toSection } from '../navigation/sections.ts'
import { ReasonField } from '../parts/reason-field.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { SheetForm } from '../parts/sheet-form.tsx'
import { guestOf } from '../parts/stay-names.ts'
import { isTooSmall, useUnits } from '../units/use-units.ts'
import * as styles from './check-in.module.css'

/** Why a unit cannot be moved into: codes of the API. */
export type Hindrance = 'unit_occupied' | 'unit_dirty'

interface CheckInDialogProps {
  stay: StaffStay
  hindrance: Hindrance
  onClose: () => void
  /** Called after a check-in or a move: read the stay again. */
  onDone: () => void
}

/** Options if the room is not ready: another room, or a reason to use this one. */
export const CheckInDialog = ({ stay, hindrance, onClose, onDone }: CheckInDialogProps) => {
  const { t } = useTranslation()
  const may = useMay()
  const [isChoosing, setIsChoosing] = useState(false)
  const name = guestOf(stay)
  if (isChoosing)
    return <ChangeDialog stay={{ ...stay, name }} place={stay} onClose={onClose} onChanged={onDone} />
  return (
    <Sheet title={t('mark.check_inFor', { name })} onClose={onClose}>
      <div className={styles.ways}>
        <Alert tone="warning">{t(`moveIn.${hindrance}`, { unit: unitInSentence(stay) })}</Alert>
        {hindrance === 'unit_occupied' && <Occupants stay={stay} />}
        {may('change stays') && (
          <>
            <ReadyUnits stay={stay} onDone={onDone} />
            <Button variant="secondary" wide onClick={() => setIsChoosing(true)}>
              {t('moveIn.other')}
            </Button>
          </>
        )}
        {hindrance === 'unit_dirty' && <Anyway stay={stay} onDone={onDone} />}
      </div>
    </Sheet>
  )
}

/** Guests who are due to leave the room today. */
const Occupants = ({ stay: { roomId, unit } }: { stay: StaffStay }) => {
  const { t } = useTranslation()
  const day = useQuote('readDay', { query: {} })
  if (day.status !== 'ready') return null
  const leaving = day.quote.departures.find(
    (one) => one.roomId === roomId && one.unit === unit && one.endedOn === null,
  )
  if (!leaving) return null
  return (
    <p>
      <HostLink to={toSection({ section: 'stay', reference: leaving.reference })}>
        {t('moveIn.leaving', { name: guestOf(leaving) })}
      </HostLink>
    </p>
  )
}

interface WayProps {
  stay: StaffStay
  onDone: () => void
}

/** Free and clean rooms of the same type, at the same price. */
const ReadyUnits = ({ stay, onDone }: WayProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { reference, version, totalPrice, roomId, guests } = stay
  const { units } = useUnits(stay, { reference })
  const ready = units.filter(
    (one) =>
      one.roomId === roomId &&
      one.unit !== stay.unit &&
      one.isFree &&
      one.isReady &&
      !isTooSmall(one, guests),
  )
  if (ready.length === 0) return <p className={styles.none}>{t('moveIn.noneReady')}</p>
  const moveIn = async (unit: number): Promise<Result<StaffStay>> => {
    const params = { reference }
    const moved = await call('changeStay', { params, body: { version, totalPrice, unit } })
    if (!moved.ok) return moved
    return call('markStay', { params, body: { version: moved.value.version, mark: 'check_in' } })
  }
  return (
    <SheetForm
      submitLabel={t('moveIn.move')}
      send={(data) => moveIn(Number(textOf(data, 'unit')))}
      onDone={onDone}
    >
      {() => (
        <SelectField name="unit" label={t('moveIn.ready')}>
          {ready.map((one) => (
            <option key={one.key} value={one.unit}>
              {one.name}
            </option>
          ))}
        </SelectField>
      )}
    </SheetForm>
  )
}

const Anyway = ({ stay: { reference, version }, onDone }: WayProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  return (
    <details className={styles.anyway}>
      <summary>{t('moveIn.anyway')}</summary>
      <SheetForm
        submitLabel={t('moveIn.anyway')}
        send={(data) =>
          call('markStay', {
            params: { reference },
            body: { version, mark: 'check_in', dirtyReason: textOf(data, 'dirtyReason') },
          })
        }
        onDone={onDone}
      >
        {(problemOf) => (
          <ReasonField name="dirtyReason" hint={t('moveIn.reasonHint')} problemOf={problemOf} />
        )}
      </SheetForm>
    </details>
  )
}
