import { type Chart, type ChartStay, unitInSentence } from '@calm-rest/contract/staff'
import { addDays, nightsBetween } from '@calm-rest/contract/stay'
import { Button, Icon, icons, TextField } from '@calm-rest/ui'
import { startTransition, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../api/desk-context.ts'
import { useAnswer } from '../api/use-answer.ts'
import { useToday } from '../api/use-today.ts'
import { ChangeDialog } from '../change/change-dialog.tsx'
import { useKept } from '../language/kept-view.ts'
import { Answered } from '../parts/answered.tsx'
import type { StayPlace } from '../units/unit-rows.ts'
import { ChartLegend } from './chart-legend.tsx'
import { ChartMenu } from './chart-menu.tsx'
import * as styles from './chart-view.module.css'
import { type ChartTarget, TapeChart } from './tape-chart.tsx'

/** Nights before the chosen day, and in total: more than a year in one response. */
const nightsBefore = 40
const nightsShown = 400

const windowAround = (day: string) => {
  const from = addDays(day, -nightsBefore)
  return { from, until: addDays(from, nightsShown) }
}

/** The tape chart with its actions. */
export const ChartView = () => {
  const today = useToday()
  const [show, setShow] = useKept('chart.show', () => ({ day: today }))
  const [dates, setDates] = useState(() => windowAround(show.day))
  const { answer, reload } = useAnswer('readChart', { query: dates })

  const wentTo = (day: string) => {
    const isShown = day >= dates.from && nightsBetween(day, dates.until) > 31
    if (!isShown) setDates(windowAround(day))
    setShow({ day })
  }
  return (
    <div className={styles.view}>
      <ChartTools today={today} begin={show.day} onDay={wentTo} />
      <Answered answer={answer} onRetry={() => void reload()}>
        {(chart) => <ReadyChart chart={chart} show={show} onChanged={() => void reload()} />}
      </Answered>
    </div>
  )
}

interface ChartToolsProps {
  today: string
  /** The day to begin with. */
  begin: string
  onDay: (day: string) => void
}

const ChartTools = ({ today, begin, onDay }: ChartToolsProps) => {
  const { t } = useTranslation()
  const [day, setDay] = useState(begin)
  const go = (next: string) => {
    setDay(next)
    onDay(next)
  }
  return (
    <div className={styles.tools}>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('chart.earlier')}
        onClick={() => go(addDays(day, -14))}
      >
        <Icon draw={icons.chevronLeft} />
      </Button>
      <Button variant="secondary" size="small" onClick={() => go(today)}>
        {t('chart.today')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('chart.later')}
        onClick={() => go(addDays(day, 14))}
      >
        <Icon draw={icons.chevronRight} />
      </Button>
      <TextField
        type="date"
        label={t('chart.goTo')}
        className={styles.date}
        value={day}
        required
        onChange={({ currentTarget: { value } }) => value && go(value)}
      />
    </div>
  )
}

interface ReadyChartProps {
  chart: Chart
  show: { day: string }
  onChanged: () => void
}

const ReadyChart = ({ chart, show, onChanged }: ReadyChartProps) => {
  const { t } = useTranslation()
  const [target, setTarget] = useState<ChartTarget>()
  /** Number of choices: a menu closes only itself, not one that was opened after it. */
  const [choice, setChoice] = useState(0)
  const [moving, setMoving] = useState<{ stay: ChartStay; place: StayPlace }>()
  const [said, setSaid] = useState('')
  // opens one frame later, so that the press is painted first
  const choose = useCallback((next: ChartTarget) => {
    startTransition(() => {
      setTarget(next)
      setChoice((before) => before + 1)
    })
  }, [])
  const may = useMay()
  const mayMove = may('change stays')
  const placed = useCallback(
    (stay: ChartStay, place: StayPlace) => startTransition(() => setMoving({ stay, place })),
    [],
  )
  return (
    <>
      <TapeChart data={chart} show={show} onChosen={choose} onPlaced={mayMove ? placed : undefined} />
      <ChartLegend />
      <p role="status" className={styles.said}>
        {said}
      </p>
      {target && (
        <ChartMenu
          key={choice}
          target={target}
          chart={chart}
          onClose={() => setTarget((now) => (now === target ? undefined : now))}
          onMove={(stay) => {
            setTarget(undefined)
            setMoving({ stay, place: stay })
          }}
          onDone={(words) => {
            setTarget(undefined)
            setSaid(words)
            onChanged()
          }}
        />
      )}
      {moving && (
        <ChangeDialog
          stay={chart.stays.find(isSamePiece(moving.stay)) ?? moving.stay}
          place={placeOnly(moving.place)}
          onClose={() => setMoving(undefined)}
          onChanged={(changed) => {
            setSaid(t('change.done', { name: moving.stay.name, unit: unitInSentence(changed) }))
            setMoving(undefined)
            onChanged()
          }}
        />
      )}
    </>
  )
}

/** By key, so that a change applies to the current state of a stay. */
const isSamePiece =
  ({ reference, from }: ChartStay) =>
  (other: ChartStay) =>
    other.reference === reference && other.from === from

const placeOnly = ({ roomId, unit, checkIn, checkOut }: StayPlace): StayPlace => ({
  roomId,
  unit,
  checkIn,
  checkOut,
})
