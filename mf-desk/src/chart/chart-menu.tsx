import type { Chart, ChartClosure, ChartStay } from '@calm-rest/contract/staff'
import { HostButton } from '@calm-rest/federation/widget'
import { Alert, Button } from '@calm-rest/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk, useMay } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { toSection } from '../navigation/sections.ts'
import { Sheet } from '../parts/sheet.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { nameOfUnit, rowsOf, unitKey } from '../units/unit-rows.ts'
import { type BlockKind, kindOf } from './bars.ts'
import { BlockForm } from './block-form.tsx'
import * as styles from './chart-view.module.css'
import { ClosedNotice } from './closed-notice.tsx'
import type { ChartTarget } from './tape-chart.tsx'
import { useChartDates } from './use-chart-dates.ts'

interface ChartMenuProps {
  target: ChartTarget
  chart: Chart
  onClose: () => void
  /** Opens the dialog that moves the stay. */
  onMove: (stay: ChartStay) => void
  /** Called after a change, with the text to announce. */
  onDone: (said: string) => void
}

/** Actions for the chosen cell of the chart. */
export const ChartMenu = ({ target, chart, onClose, onMove, onDone }: ChartMenuProps) => {
  const { t } = useTranslation()
  const { dayName } = useChartDates()
  const may = useMay()
  const unitName = (of: { roomId: string; unit: number }) => {
    const row = rowsOf(chart.units).find(({ key }) => key === unitKey(of))
    return row ? nameOfUnit(row) : ''
  }
  const dialog = (title: string, content: ReactNode) => (
    <Sheet title={title} onClose={onClose}>
      <div className={styles.menu}>{content}</div>
    </Sheet>
  )
  switch (target.kind) {
    case 'stay': {
      const { stay } = target
      return dialog(
        stay.name,
        <>
          <p>
            <StateBadge state={stay.state} />
          </p>
          <p>{`${unitName(stay)}, ${dayName(stay.checkIn)} – ${dayName(stay.checkOut)}`}</p>
          <HostButton to={toSection({ section: 'stay', reference: stay.reference })} wide>
            {t('chart.open')}
          </HostButton>
          {(stay.state === 'expected' || stay.state === 'in_house') && may('change stays') && (
            <Button variant="secondary" wide onClick={() => onMove(stay)}>
              {t('chart.move')}
            </Button>
          )}
        </>,
      )
    }
    case 'block': {
      const { block } = target
      return dialog(
        kindOf(block) === 'ownStay' ? t('block.ownStay.title', { name: block.ownStayOf }) : t('block.title'),
        <BlockMenu block={block} chart={chart} onDone={onDone} />,
      )
    }
    case 'free': {
      const { unit, night } = target
      return dialog(
        `${nameOfUnit(unit)}, ${dayName(night)}`,
        <FreeMenu
          {...target}
          isPast={night < chart.today}
          closures={chart.closures.filter((one) => one.from <= night && night < one.until)}
          onDone={onDone}
        />,
      )
    }
  }
}

interface BlockMenuProps {
  block: Extract<ChartTarget, { kind: 'block' }>['block']
  chart: Chart
  onDone: (said: string) => void
}

const BlockMenu = ({ block, chart, onDone }: BlockMenuProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const may = useMay()
  const { dayName } = useChartDates()
  const [isChanging, setChanging] = useState(false)
  const kind = kindOf(block)
  const isOwn = kind === 'ownStay'
  const { busy, problem, act } = useAct(() => onDone(t('block.removed')))
  const { id, reason, from, until } = block
  const units = rowsOf(chart.units)
  const unit = units.find(({ key }) => key === unitKey(block))
  if (isChanging && unit)
    return (
      <BlockForm
        kind={kind}
        unit={unit}
        night={from}
        changed={{ block, units, today: chart.today }}
        onDone={() => onDone(t('block.changed'))}
      />
    )
  return (
    <>
      {!isOwn && <p>{reason}</p>}
      <p>{[...(unit ? [nameOfUnit(unit)] : []), `${dayName(from)} – ${dayName(until)}`].join(', ')}</p>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {may('block units') && (
        <>
          {until > chart.today && (
            <Button variant="secondary" wide onClick={() => setChanging(true)}>
              {t('block.change')}
            </Button>
          )}
          <Button
            variant="secondary"
            wide
            busy={busy}
            onClick={() => void act(() => call('removeBlock', { params: { id } }))}
          >
            {t(isOwn ? 'block.ownStay.remove' : 'block.remove')}
          </Button>
        </>
      )}
    </>
  )
}

interface FreeMenuProps extends Omit<Extract<ChartTarget, { kind: 'free' }>, 'kind'> {
  isPast: boolean
  /** Closures of this night. */
  closures: readonly ChartClosure[]
  onDone: (said: string) => void
}

const FreeMenu = ({ unit, night, isPast, closures, onDone }: FreeMenuProps) => {
  const { t } = useTranslation()
  const may = useMay()
  const [kind, setKind] = useState<BlockKind>()
  if (isPast) return <p>{t('chart.past')}</p>
  if (kind)
    return (
      <BlockForm
        kind={kind}
        unit={unit}
        night={night}
        onDone={() => onDone(t(kind === 'ownStay' ? 'block.ownStay.added' : 'block.added'))}
      />
    )
  return (
    <>
      <ClosedNotice closures={closures} />
      {may('change stays') && (
        <HostButton to={toSection({ section: 'walk-in', room: unit.roomId, unit: unit.unit, night })} wide>
          {t('chart.book')}
        </HostButton>
      )}
      {may('block units') && (
        <>
          <Button variant="secondary" wide onClick={() => setKind('ownStay')}>
            {t('chart.ownStay')}
          </Button>
          <Button variant="secondary" wide onClick={() => setKind('block')}>
            {t('chart.block')}
          </Button>
        </>
      )}
    </>
  )
}
