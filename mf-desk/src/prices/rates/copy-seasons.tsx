import { type SeasonCopyInput, type StaffRates, seasonCopyBy } from '@calm-rest/contract/staff'
import { Alert, Button } from '@calm-rest/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../../api/desk-context.ts'
import { isFailure } from '../../api/staff-api.ts'
import { todayAtProperty } from '../../api/today-at-property.ts'
import { useAct } from '../../api/use-act.ts'
import { useQuote } from '../../api/use-quote.ts'
import * as form from '../../parts/form-dialog.module.css'
import { Sheet } from '../../parts/sheet.tsx'
import { UnusualPrice } from '../../parts/unusual-price.tsx'
import type { RuleDialogProps } from '../rule-list.tsx'
import { CopyPreview } from './copy-preview.tsx'
import { ChoiceInput } from './rate-fields.tsx'

type CopySeasonsProps = Pick<RuleDialogProps<StaffRates>, 'rules' | 'onDone'>

/** Copies the prices by date of a year to the next: what changes is shown before. */
export const CopySeasons = ({ onDone }: CopySeasonsProps) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="large" wide onClick={() => setOpen(true)}>
        {t('prices.copy.open')}
      </Button>
      {isOpen && (
        <Sheet title={t('prices.copy.title')} onClose={() => setOpen(false)} isReadOnly>
          <Copy
            onDone={(rates) => {
              setOpen(false)
              onDone(rates)
            }}
          />
        </Sheet>
      )}
    </>
  )
}

const Copy = ({ onDone }: Pick<CopySeasonsProps, 'onDone'>) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  // opened by a person, so it may read the clock
  const thisYear = Number(todayAtProperty().slice(0, 'YYYY'.length))
  const [wanted, setWanted] = useState<Pick<SeasonCopyInput, 'year' | 'by'>>({ year: thisYear, by: 'dates' })
  const [attempt, setAttempt] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const { busy, problem, act, clear } = useAct(onDone)
  const previewed = useQuote('previewSeasonCopy', { body: wanted }, { attempt })
  const isEmpty = previewed.status === 'ready' && previewed.quote.seasons.length === 0
  const choose = (next: Partial<typeof wanted>) => {
    clear()
    setWanted((before) => ({ ...before, ...next }))
  }
  const copy = async (isMeant: boolean) => {
    if (previewed.status !== 'ready') return
    // based on the shown state: after somebody else's change it is shown again
    const { version } = previewed.quote
    let isUnusual = false
    const isDone = await act(async () => {
      const copied = await call('copySeasons', { body: { ...wanted, version, ...(isMeant && { isMeant }) } })
      isUnusual = isFailure(copied, 'price_unusual')
      return copied
    })
    setAsking(isUnusual)
    if (!isDone && !isUnusual) setAttempt((before) => before + 1)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void copy(false)
  }
  return (
    <form className={form.form} onSubmit={submit}>
      <ChoiceInput
        name="year"
        label={t('prices.copy.year')}
        className={form.half}
        values={[thisYear - 1, thisYear, thisYear + 1].map(String)}
        wordsOf={(year) => t('prices.copy.years', { year, next: Number(year) + 1 })}
        value={String(wanted.year)}
        onChange={({ currentTarget: { value } }) => choose({ year: Number(value) })}
      />
      <ChoiceInput
        name="by"
        label={t('prices.copy.keep')}
        className={form.half}
        values={seasonCopyBy}
        wordsOf={(by) => t(`prices.copy.by.${by}`)}
        value={wanted.by}
        onChange={({ currentTarget: { value } }) => choose({ by: value as typeof wanted.by })}
      />
      <CopyPreview previewed={previewed} />
      <div className={form.save}>
        {problem && !isAsking && <Alert tone="danger">{problem}</Alert>}
        <Button
          type="submit"
          size="large"
          wide
          busy={busy}
          disabled={previewed.status !== 'ready' || isEmpty}
        >
          {t('prices.copy.do')}
        </Button>
      </div>
      <UnusualPrice
        open={isAsking}
        busy={busy}
        onClose={() => {
          setAsking(false)
          clear()
        }}
        onConfirm={() => void copy(true)}
      />
    </form>
  )
}
