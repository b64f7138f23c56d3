import type { PriceGrid } from '@calm-rest/contract/staff'
import { addDays, laterOf, nightsBetween } from '@calm-rest/contract/stay'
import { Alert, Button, classNames, EmptyState, Icon, icons } from '@calm-rest/ui'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../api/use-act.ts'
import { useAnswer } from '../api/use-answer.ts'
import { useToday } from '../api/use-today.ts'
import { Answered } from '../parts/answered.tsx'
import { MonthPicker } from '../parts/month-picker.tsx'
import { monthOf } from '../parts/months.ts'
import * as parts from '../parts/parts.module.css'
import { useDesk } from '../session/desk-context.ts'
import { ChangePricesDialog } from './change-prices-dialog.tsx'
import { PriceTable } from './price-table.tsx'
import * as styles from './prices.module.css'
import { type Area, areaOf, type Selection } from './selection.ts'

/** As many as the shortest month has. */
const daysAtLeast = 28

/** Prices of a month by room and night, and the way to change many at once. */
export const PricesOfMonth = () => {
  const today = useToday()
  const [month, setMonth] = useState(() => monthOf(today))
  const from = laterOf(month.from, today)
  // at the end of a month the days after it, too
  const query = { from, until: laterOf(month.until, addDays(from, daysAtLeast)) }
  const { answer, reload } = useAnswer('readPrices', { query })
  return (
    <>
      <MonthPicker month={month} first={monthOf(today)} onMonth={setMonth} />
      <Answered answer={answer} onRetry={() => void reload()}>
        {(grid) => <Month grid={grid} onChanged={() => void reload()} />}
      </Answered>
    </>
  )
}

const Month = ({ grid, onChanged }: { grid: PriceGrid; onChanged: () => void }) => {
  const { t } = useTranslation()
  const [selection, setSelection] = useState<Selection>()
  const [isChanging, setChanging] = useState(false)
  const [said, setSaid] = useState('')
  const { call } = useDesk()
  /** Of the prices that were saved here last: as long as nobody has changed them since. */
  const [undoable, setUndoable] = useState<string>()
  const { busy, problem, act } = useAct(() => {
    setUndoable(undefined)
    setSaid(t('prices.undone'))
    onChanged()
  })
  if (grid.rooms.length === 0) return <EmptyState draw={icons.bed}>{t('prices.noRooms')}</EmptyState>
  const area = selection && areaOf(selection)
  return (
    <>
      <PriceTable grid={grid} selection={selection} onSelection={setSelection} />
      <div className={classNames(parts.foot, styles.foot)}>
        <p role="status" className={parts.soft}>
          {area ? wordsOf(area, t) : said || t('prices.help')}
        </p>
        {problem && <Alert tone="danger">{problem}</Alert>}
        {undoable !== undefined && (
          <Button
            variant="secondary"
            wide
            busy={busy}
            icon={<Icon draw={icons.arrowLeft} />}
            onClick={() => void act(() => call('undoPrices', { body: { version: undoable } }))}
          >
            {t('prices.undo')}
          </Button>
        )}
        <Button size="large" wide onClick={() => setChanging(true)}>
          {t('prices.change')}
        </Button>
      </div>
      {isChanging && (
        <ChangePricesDialog
          rooms={grid.rooms}
          begin={beginOf(grid, area)}
          onClose={() => setChanging(false)}
          onDone={({ version }) => {
            setChanging(false)
            setSelection(undefined)
            setSaid(t('prices.done'))
            setUndoable(version)
            onChanged()
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

/** What is chosen in the grid; without, all that is shown. */
const beginOf = ({ rooms, from, until }: PriceGrid, area: Area | undefined) => ({
  rooms: (area ? rooms.slice(area.rows.first, area.rows.last + 1) : rooms).map(({ roomId }) => roomId),
  first: area?.nights.first ?? from,
  last: area?.nights.last ?? addDays(until, -1),
})
