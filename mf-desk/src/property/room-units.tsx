import { type StaffRoomType, staffLimits } from '@calm-rest/contract/staff'
import { Alert, Button, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { failureWords } from '../api/failure-words.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { problemWords } from '../parts/problem-words.ts'
import { NameUnit } from './name-unit.tsx'
import * as styles from './room-units.module.css'
import { UnitsAhead } from './units-ahead.tsx'

interface RoomUnitsProps {
  room: StaffRoomType
  onChanged: () => void
}

type Unit = StaffRoomType['units'][number]

/** Units of a room type, with ways to add and remove one. */
export const RoomUnits = ({ room, onChanged }: RoomUnitsProps) => (
  <div className={styles.units}>
    <ul className={styles.list}>
      {room.units.map((unit) => (
        <li key={unit.unit} className={styles.unit}>
          <UnitRow room={room} unit={unit} onChanged={onChanged} />
        </li>
      ))}
    </ul>
    {/* other numbers lead to another suggestion */}
    <NewUnit key={room.units.map(({ unit }) => unit).join(' ')} room={room} onChanged={onChanged} />
  </div>
)

const UnitRow = ({ room, unit: given, onChanged }: RoomUnitsProps & { unit: Unit }) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { roomId, version, units, status } = room
  const { unit, unitName, ahead } = given
  const name = unitName ?? t('property.unit', { unit })
  return (
    <>
      <h3 className={styles.name}>
        <span>{name}</span>
        {unitName && <span className={styles.number}>{t('property.unit', { unit })}</span>}
      </h3>
      {/* the units of a draft are only numbers until it is offered */}
      {status === 'offered' && <NameUnit room={room} unit={given} called={name} onChanged={onChanged} />}
      {ahead.length > 0 ? (
        <UnitsAhead label={t('property.ahead')} ahead={ahead} most={3} />
      ) : (
        units.length > 1 && (
          <ConfirmButton
            label={t('property.remove')}
            name={t('property.removeUnit', { name })}
            consequence={t('property.removeText')}
            attempt={() => call('removeUnit', { params: { roomId, unit }, body: { version } })}
            onDone={onChanged}
          />
        )
      )}
    </>
  )
}

const NewUnit = ({ room: { roomId, version, units }, onChanged }: RoomUnitsProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const taken = units.map(({ unit }) => unit)
  const free = Array.from({ length: taken.length + 1 }, (_, i) => i + 1).find((one) => !taken.includes(one))
  const { ref, submitted, edited, problems, result, sending } = useForm({
    send: (data) =>
      call('addUnit', { params: { roomId }, body: { version, unit: Number(textOf(data, 'unit')) } }),
    onSent: onChanged,
  })
  return (
    <form ref={ref} noValidate className={styles.add} onSubmit={submitted} onChange={edited}>
      <TextField
        type="number"
        inputMode="numeric"
        name="unit"
        label={t('property.unitNumber')}
        min={1}
        max={staffLimits.unitNumber}
        defaultValue={free}
        error={problemWords(problems, 'unit', t)}
        required
      />
      <Button type="submit" variant="secondary" busy={sending}>
        {t('property.addUnit')}
      </Button>
      {result?.ok === false && (
        <Alert tone="danger" className={styles.problem}>
          {failureWords(result.failure, t)}
        </Alert>
      )}
    </form>
  )
}
