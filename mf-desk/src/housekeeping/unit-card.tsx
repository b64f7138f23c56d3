import type { HousekeptUnit, UnitStateInput } from '@calm-rest/contract/staff'
import { Alert } from '@calm-rest/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { Card } from '../parts/card.tsx'
import { DialogButton } from '../parts/dialog-button.tsx'
import * as parts from '../parts/parts.module.css'
import * as segments from '../parts/segments.module.css'
import { shortDay, unitOf } from '../parts/stay-names.ts'
import { useLang } from '../use-lang.ts'
import { languageOfApi } from '../words.ts'
import { OutOfOrderDialog } from './out-of-order-dialog.tsx'
import * as styles from './rooms.module.css'

const states = ['dirty', 'clean', 'inspected'] as const

interface UnitCardProps {
  unit: HousekeptUnit
  /** Reads it again. */
  onChanged: () => Promise<void>
}

/** One unit: its arrivals and departures, and its state by one press. */
export const UnitCard = ({ unit, onChanged }: UnitCardProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const { busy, problem, act } = useAct(onChanged)
  const { roomId, unit: number, version, state, closed } = unit
  const name = unitOf(unit)
  const set = (body: UnitStateInput) =>
    act(() => call('setUnitState', { params: { roomId, unit: number }, body }))
  return (
    <Card title={<span lang={languageOfApi(lang)}>{name}</span>}>
      <DayOfUnit unit={unit} />
      {closed && (
        <p className={styles.closed}>
          {t('rooms.closed', { day: shortDay(lang, closed.until), reason: closed.reason })}
        </p>
      )}
      <div className={segments.segments}>
        {states.map((next) => (
          <button
            key={next}
            type="button"
            className={segments.segment}
            aria-pressed={state === next}
            disabled={busy}
            onClick={() => state !== next && void set({ version, state: next })}
          >
            {t(`rooms.state.${next}`)}
          </button>
        ))}
      </div>
      <div className={parts.quietActions}>
        <DialogButton
          variant="quiet"
          size="small"
          dialog={(end) => <OutOfOrderDialog {...end} unit={unit} />}
          onDone={() => void onChanged()}
        >
          {t('rooms.close')}
        </DialogButton>
      </div>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </Card>
  )
}

/** Departure, arrival and time, which decide which room is next. */
const DayOfUnit = ({ unit: { isOccupied, departure, arrival } }: { unit: HousekeptUnit }) => {
  const { t } = useTranslation()
  return (
    <p className={parts.facts}>
      {departure && <span>{t(departure.hasLeft ? 'rooms.hasLeft' : 'rooms.leaves')}</span>}
      {arrival && !arrival.hasArrived && <span className={styles.next}>{arrivalWords(arrival, t)}</span>}
      <span>{t(isOccupied ? 'rooms.occupied' : 'rooms.empty')}</span>
    </p>
  )
}

const arrivalWords = ({ time, guests, children }: NonNullable<HousekeptUnit['arrival']>, t: TFunction) => {
  const comes = time ? t('rooms.comesAt', { time }) : t('rooms.comes')
  const ages = children.length > 0 ? `, ${t('rooms.children', { ages: children.join(', ') })}` : ''
  return `${comes}, ${t('guests', { count: guests })}${ages}`
}
