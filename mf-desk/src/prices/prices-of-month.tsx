import type { PriceGrid } from '@calm-rest/contract/staff'
import { addDays, laterOf, nightsBetween } from '@calm-rest/contract/stay'
import { Button, EmptyState, icons } from '@calm-rest/ui'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { useToday } from '../api/use-today.ts'
import { useKept } from '../language/kept-view.ts'
import { Answered } from '../parts/answered.tsx'
import { MonthPicker } from '../parts/month-picker.tsx'
import { monthOf } from '../parts/months.ts'
import { Sheet } from '../parts/sheet.tsx'
import { ChangePricesDialog } from './change-prices-dialog.tsx'
import { PriceTable, type Shown } from './price-table.tsx'
import * as styles from './prices.module.css'
import { PricesFoot, useUndo } from './prices-foot.tsx'
import { type ExplainBegin, ExplainStay } from './rates/explain-stay.tsx'
import { type Area, areaOf, type Selection } from './selection.ts'

/** As many as the shortest month has. */
const daysAtLeast = 28

/** Prices of a month by room and night, and the way to change many at once. */
export const PricesOfMonth = () => {
  const { t } = useTranslation()
  const today = useToday()
  const [month, setMonth] = useKept('prices.month', () => monthOf(today))
  const [show, setShow] = useState<Shown>()
  const from = laterOf(month.from, today)
  // at the end of a month also the following days
  const query = { from, until: laterOf(month.until, addDays(from, daysAtLeast)) }
  const { answer, reload } = useAnswer('readPrices', { query })
  const undo = useUndo({ done: t('prices.done'), undone: t('prices.undone') }, () => void reload())
  const changed = (saved: PriceGrid, rooms: readonly string[]) => {
    const isInView = query.from <= saved.from && saved.from < query.until
    if (!isInView) setMonth(monthOf(saved.from))
    setShow({ night: saved.from, rooms })
    undo.changed(saved)
  }
  return (
    <>
      <MonthPicker month={month} first={monthOf(today)} onMonth={setMonth} />
      <Answered answer={answer} onRetry={() => void reload()}>
        {(grid) => <Month grid={grid} show={show} undo={undo} onChanged={changed} />}
      </Answered>
    </>
  )
}

interface MonthProps {
  grid: PriceGrid
  show: Shown | undefined
  undo: ReturnType<typeof useUndo>
  onChanged: (saved: PriceGrid, rooms: readonly string[]) => void
}

const Month = ({ grid, show, undo, onChanged }: MonthProps) => {
  const { t } = useTranslation()
  const [selection, setSelection] = useState<Selection>()
  const [isChanging, setChanging] = useState(false)
  const [isExplaining, setExplaining] = useState(false)
  if (grid.rooms.length === 0) return <EmptyState draw={icons.bed}>{t('prices.noRooms')}</EmptyState>
  const area = selection && areaOf(selection)
  return (
    <>
      <PriceTable grid={grid} selection={selection} onSelection={setSelection} show={show} />
      <PricesFoot
        state={undo}
        said={area ? wordsOf(area, t) : undo.said || t('prices.help')}
        className={styles.foot}
      >
        {area && (
          <Button variant="secondary" size="large" wide onClick={() => setExplaining(true)}>
            {t('prices.why.do')}
          </Button>
        )}
        <Button size="large" wide onClick={() => setChanging(true)}>
          {t('prices.change')}
        </Button>
      </PricesFoot>
      {isExplaining && area && (
        <Sheet title={t('prices.why.title')} onClose={() => setExplaining(false)} isReadOnly>
          <ExplainStay begin={explainBeginOf(grid, area)} />
        </Sheet>
      )}
      {isChanging && (
        <ChangePricesDialog
          rooms={grid.rooms}
          begin={beginOf(grid, area)}
          onClose={() => setChanging(false)}
          onDone={(saved, rooms) => {
            setChanging(false)
            setSelection(undefined)
            onChanged(saved, rooms)
          }}
        />
      )}
    </>
  )
}

const wordsOf = ({ rows, nights }: Area, t: TFunction) =>
  t('prices.chosen', {
    rooms: t('prices.rooms', { count: rows.last - rows.first + 1 }),
    nights: t('nights', { count: nightsBetween(nights.first, nights.last) + 1 }),
  })

/** The selection in the grid; without it, everything shown. */
const beginOf = ({ rooms, from, until }: PriceGrid, area: Area | undefined) => ({
  rooms: (area ? rooms.slice(area.rows.first, area.rows.last + 1) : rooms).map(({ roomId }) => roomId),
  first: area?.nights.first ?? from,
  last: area?.nights.last ?? addDays(until, -1),
})

/** The first selected room, for the selected nights. */
const explainBeginOf = ({ rooms }: PriceGrid, { rows, nights }: Area): ExplainBegin => ({
  roomId: rooms[rows.first]?.roomId,
  checkIn: nights.first,
  nights: nightsBetween(nights.first, nights.last) + 1,
})
