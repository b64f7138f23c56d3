import { type RateRules, staffLimits, yearLater } from '@calm-rest/contract/staff'
import { addDays, earlierOf } from '@calm-rest/contract/stay'
import { Alert, Button, TextField } from '@calm-rest/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { todayAtProperty } from '../api/today-at-property.ts'
import { useAct } from '../api/use-act.ts'
import { useQuote } from '../api/use-quote.ts'
import * as form from '../parts/form-dialog.module.css'
import { Sheet } from '../parts/sheet.tsx'
import { ClosureHits } from './closure-hits.tsx'
import type { RuleDialogProps } from './rule-list.tsx'

/** A date is typed part by part: one question a moment after the last of them is enough. */
const settleMs = 200

/** Closes the property from one night to another, or changes a closure: what it overlaps is shown first. */
export const ClosureDialog = ({ rules, changed, template, onClose, onDone }: RuleDialogProps) => {
  const { t } = useTranslation()
  return (
    <Sheet title={t(changed ? 'prices.closure.change' : 'prices.closure.add')} onClose={onClose}>
      <CloseProperty rules={rules} changed={changed} template={template} onDone={onDone} />
    </Sheet>
  )
}

const CloseProperty = ({ rules, changed, template, onDone }: Omit<RuleDialogProps, 'onClose'>) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  // opened by a person, so it may read the clock
  const today = todayAtProperty()
  const [wanted, setWanted] = useState(() => beginOf(rules, { changed, template }, today))
  const [attempt, setAttempt] = useState(0)
  const { busy, problem, act, clear } = useAct(onDone)
  const { first, last, note, place } = wanted
  const span = first && last && first <= last ? { from: first, until: addDays(last, 1) } : undefined
  const previewed = useQuote('previewClosure', span && { body: span }, { settleMs, attempt })
  const choose = (next: Partial<typeof wanted>) => {
    clear()
    setWanted((before) => ({ ...before, ...next }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (previewed.status !== 'ready' || !span) return
    // based on the shown state: after somebody else's change it is shown again
    const { version } = previewed.quote
    const isDone = await act(() => call('closeProperty', { body: { ...span, version, note, place } }))
    if (!isDone) setAttempt((before) => before + 1)
  }
  return (
    <form className={form.form} onSubmit={(event) => void submit(event)}>
      <TextField
        type="date"
        label={t('prices.first')}
        value={first}
        className={form.half}
        min={earlierOf(first, today)}
        required
        onChange={({ currentTarget: { value } }) =>
          choose({ first: value, ...(value > last && { last: value }) })
        }
      />
      <TextField
        type="date"
        label={t('prices.last')}
        value={last}
        className={form.half}
        min={first}
        required
        onChange={({ currentTarget: { value } }) => choose({ last: value })}
      />
      <TextField
        label={t('prices.closure.note')}
        value={note}
        maxLength={staffLimits.closures.note}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => choose({ note: value })}
      />
      <ClosureHits previewed={previewed} />
      <div className={form.save}>
        {problem && <Alert tone="danger">{problem}</Alert>}
        <Button type="submit" size="large" wide busy={busy} disabled={previewed.status !== 'ready'}>
          {t(changed ? 'prices.closure.save' : 'prices.closure.do')}
        </Button>
      </div>
    </form>
  )
}

/** The closure that is changed, or the same days a year after another one; a new one begins tonight. */
const beginOf = (
  { closures }: RateRules,
  { changed, template }: Pick<RuleDialogProps, 'changed' | 'template'>,
  today: string,
) => {
  const found = closures.find(({ place }) => String(place) === (changed ?? template))
  if (!found) return { first: today, last: today, note: '', place: undefined }
  const { from, until, note, place } = found
  return changed === undefined
    ? { first: yearLater(from), last: addDays(yearLater(until), -1), note, place: undefined }
    : { first: from, last: addDays(until, -1), note, place }
}
