import type { PriceChangeInput, PriceGrid, PricePreviewInput } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { Alert, Button, SelectField, TextField } from '@calm-rest/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { isFailure } from '../api/staff-api.ts'
import { useAct } from '../api/use-act.ts'
import { useQuote } from '../api/use-quote.ts'
import { amountStep } from '../parts/amount-step.ts'
import * as form from '../parts/form-dialog.module.css'
import { Sheet } from '../parts/sheet.tsx'
import { UnusualPrice } from '../parts/unusual-price.tsx'
import { PricePreview } from './price-preview.tsx'
import { RoomsField } from './rooms-field.tsx'
import { WeekdaysField } from './weekdays-field.tsx'

/** An amount is typed figure by figure: one question a moment after the last of them is enough. */
const settleMs = 200

const ways = ['set', 'percent', 'dollars'] as const satisfies readonly PriceChangeInput['by'][]

interface Chosen {
  /** Ids of room types. */
  rooms: string[]
  first: CalendarDate
  /** The last night. */
  last: CalendarDate
}

interface ChangePricesDialogProps {
  rooms: PriceGrid['rooms']
  begin: Chosen
  onClose: () => void
  /** Given the prices of the changed nights as they are then, and the ids of the changed rooms. */
  onDone: (grid: PriceGrid, rooms: readonly string[]) => void
}

/** A new price for many nights: what guests will pay is shown before it is saved. */
export const ChangePricesDialog = ({ onClose, ...rest }: ChangePricesDialogProps) => {
  const { t } = useTranslation()
  return (
    <Sheet title={t('prices.change')} onClose={onClose}>
      <ChangePrices {...rest} />
    </Sheet>
  )
}

const ChangePrices = ({ rooms, begin, onDone }: Omit<ChangePricesDialogProps, 'onClose'>) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const [wanted, setWanted] = useState<Wanted>({ ...begin, weekdays: [], by: 'set', value: '' })
  const [attempt, setAttempt] = useState(0)
  const { busy, problem, act, clear } = useAct((saved: PriceGrid) => onDone(saved, wanted.rooms))
  const [isAsking, setIsAsking] = useState(false)
  const change = changeOf(wanted)
  const previewed = useQuote('previewPrices', change && { body: change }, { settleMs, attempt })
  const choose = (next: Partial<Wanted>) => {
    clear()
    setWanted((before) => ({ ...before, ...next }))
  }
  const save = async (isMeant: boolean) => {
    if (previewed.status !== 'ready' || !change) return
    // based on the shown state: after somebody else's change it is shown again
    const { version } = previewed.quote
    let isUnusual = false
    const isDone = await act(async () => {
      const changed = await call('changePrices', { body: { ...change, version, isMeant } })
      isUnusual = isFailure(changed, 'price_unusual')
      return changed
    })
    setIsAsking(isUnusual)
    if (!isDone && !isUnusual) setAttempt((before) => before + 1)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(false)
  }
  return (
    <form className={form.form} onSubmit={submit}>
      <RoomsField rooms={rooms} value={wanted.rooms} onValueChange={(next) => choose({ rooms: next })} />
      <TextField
        type="date"
        label={t('prices.first')}
        value={wanted.first}
        className={form.half}
        required
        onChange={({ currentTarget: { value } }) =>
          value && choose({ first: value, ...(value > wanted.last && { last: value }) })
        }
      />
      <TextField
        type="date"
        label={t('prices.last')}
        value={wanted.last}
        className={form.half}
        min={wanted.first}
        required
        onChange={({ currentTarget: { value } }) => value && choose({ last: value })}
      />
      <WeekdaysField value={wanted.weekdays} onValueChange={(weekdays) => choose({ weekdays })} />
      <SelectField
        label={t('prices.how')}
        value={wanted.by}
        className={form.half}
        onChange={({ currentTarget }) => choose({ by: currentTarget.value as Wanted['by'] })}
      >
        {ways.map((way) => (
          <option key={way} value={way}>
            {t(`prices.by.${way}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        type="number"
        inputMode={wanted.by === 'set' ? 'decimal' : 'text'}
        step={wanted.by === 'percent' ? 0.01 : amountStep()}
        label={t(`prices.value.${wanted.by}`)}
        value={wanted.value}
        className={form.half}
        autoComplete="off"
        required
        onChange={({ currentTarget }) => choose({ value: currentTarget.value })}
      />
      <PricePreview previewed={previewed} />
      <div className={form.save}>
        {problem && !isAsking && <Alert tone="danger">{problem}</Alert>}
        <Button type="submit" size="large" wide busy={busy} disabled={previewed.status !== 'ready'}>
          {t('prices.save')}
        </Button>
      </div>
      <UnusualPrice
        open={isAsking}
        busy={busy}
        onClose={() => {
          setIsAsking(false)
          clear()
        }}
        onConfirm={() => void save(true)}
      />
    </form>
  )
}

interface Wanted extends Chosen {
  weekdays: number[]
  by: PriceChangeInput['by']
  /** As it was typed. */
  value: string
}

/** Body of the request; undefined if something is missing. */
const changeOf = ({ rooms, first, last, weekdays, by, value }: Wanted): PricePreviewInput | undefined => {
  const amount = Number(value)
  const isWhole = rooms.length > 0 && first <= last && value.trim() !== '' && Number.isFinite(amount)
  if (!isWhole || (by !== 'set' && amount === 0)) return undefined
  return { rooms, from: first, until: addDays(last, 1), weekdays, by, value: amount }
}
