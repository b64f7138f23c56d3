import type { StaffStay } from '@calm-rest/contract/staff'
import { Alert, Button, SelectField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../api/failure-words.ts'
import { useToday } from '../api/use-today.ts'
import { Sheet } from '../parts/sheet.tsx'
import { UnitOption } from '../units/unit-option.tsx'
import { type StayPlace, unitKey } from '../units/unit-rows.ts'
import { BrokenUnit, brokenOf } from './broken-unit.tsx'
import * as styles from './change.module.css'
import { ChangePrice } from './change-price.tsx'
import { DirtyReason } from './dirty-reason.tsx'
import { RoomPriceField } from './room-price-field.tsx'
import { type ChangedStay, useChange } from './use-change.ts'

interface ChangeDialogProps {
  stay: ChangedStay
  /** Initial value: the place that the stay was dragged to, or its own. */
  place: StayPlace
  onClose: () => void
  onChanged: (stay: StaffStay) => void
}

/** Moves a stay to another unit or other nights, and shows the difference in price first. */
export const ChangeDialog = ({ stay, place, onClose, onChanged }: ChangeDialogProps) => {
  const { t } = useTranslation()
  return (
    <Sheet title={t('change.title', { name: stay.name })} onClose={onClose}>
      <ChangeForm stay={stay} place={place} onClose={onClose} onChanged={onChanged} />
    </Sheet>
  )
}

const ChangeForm = ({ stay, place: begin, onClose, onChanged }: ChangeDialogProps) => {
  const { t } = useTranslation()
  const change = useChange(stay, begin, onChanged)
  const { place, isMoved, units, failure, quoted, busy, problem, isDirty, choose, confirm } = change
  const today = useToday()
  const coming = { guests: stay.guests, isToday: place.checkIn <= today }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    confirm({ broken: brokenOf(data), dirtyReason: textOf(data, 'dirtyReason') })
  }
  const isPossible = quoted.status === 'ready' && quoted.quote.isFree
  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectField
        label={t('unit')}
        className={styles.whole}
        value={`${place.roomId} ${place.unit}`}
        disabled={busy}
        onChange={({ currentTarget }) => {
          const unit = units.find(({ key }) => key === currentTarget.value)
          if (unit) choose({ roomId: unit.roomId, unit: unit.unit })
        }}
      >
        {units.map((unit) => (
          <UnitOption key={unit.key} unit={unit} coming={unit.key === unitKey(stay) ? undefined : coming} />
        ))}
      </SelectField>
      <TextField
        type="date"
        label={t('checkIn')}
        value={place.checkIn}
        readOnly={stay.state === 'in_house'}
        disabled={busy}
        required
        onChange={({ currentTarget }) => choose({ checkIn: currentTarget.value })}
      />
      <TextField
        type="date"
        label={t('checkOut')}
        value={place.checkOut}
        min={place.checkIn}
        disabled={busy}
        required
        onChange={({ currentTarget }) => choose({ checkOut: currentTarget.value })}
      />
      {isMoved && <BrokenUnit />}
      {isDirty && <DirtyReason problem={change.isRefusedAsDirty ? problem : undefined} />}
      {quoted.status === 'ready' && (
        <RoomPriceField
          quote={quoted.quote}
          roomPrice={change.roomPrice}
          onRoomPrice={change.chooseRoomPrice}
        />
      )}
      <div className={styles.quote} role="status">
        {quoted.status === 'none' && <p>{failure ? failureWords(failure, t) : t('change.nothing')}</p>}
        {quoted.status === 'asking' && <p>{t('change.asking')}</p>}
        {quoted.status === 'failed' && <p>{failureWords(quoted.failure, t)}</p>}
        {quoted.status === 'ready' && <ChangePrice quote={quoted.quote} roomPrice={change.roomPrice} />}
      </div>
      {problem && !change.isRefusedAsDirty && (
        <Alert tone="danger" className={styles.whole}>
          {problem}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          {t('change.keep')}
        </Button>
        <Button type="submit" busy={busy} disabled={!isPossible}>
          {t('change.do')}
        </Button>
      </div>
    </form>
  )
}
