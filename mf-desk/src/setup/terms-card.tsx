import { limits } from '@calm-rest/contract/limits'
import type { StaffSetup, TermsInput } from '@calm-rest/contract/staff'
import { Card, SelectField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { amountStep } from '../parts/amount-step.ts'
import * as form from '../parts/form-dialog.module.css'
import { SheetForm } from '../parts/sheet-form.tsx'
import { Titled } from '../parts/titled.tsx'

type Terms = NonNullable<StaffSetup['terms']>
type Breakfast = Terms['breakfast']
type Kind = Terms['cancellation']['kind']

const breakfasts = ['included', 'extra', 'none'] as const satisfies readonly Breakfast[]
const kinds = ['days_before_arrival', 'hours_after_booking', 'non_refundable'] as const
/** What the field for the number says first, and its most. */
const counts = { days_before_arrival: { first: 7, most: 365 }, hours_after_booking: { first: 24, most: 720 } }

interface TermsCardProps {
  setup: Pick<StaffSetup, 'version' | 'terms'>
  onAnswered: () => Promise<void>
}

/** Asks what guests are promised: breakfast, and until when cancelling is free. */
export const TermsCard = ({ setup: { version, terms }, onAnswered }: TermsCardProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const [breakfast, setBreakfast] = useState<Breakfast | ''>(terms?.breakfast ?? '')
  const [kind, setKind] = useState<Kind>(terms?.cancellation.kind ?? 'days_before_arrival')
  // the price of a breakfast that is sold already is among the extras
  const asksPrice = breakfast === 'extra' && terms?.breakfast !== 'extra'
  return (
    <Titled title={t('terms.title')}>
      <Card>
        <SheetForm
          isInPage
          submitLabel={t('terms.save')}
          send={(data) => call('answerTerms', { body: { version, ...termsIn(data) } })}
          onDone={onAnswered}
        >
          {(problemOf) => (
            <>
              <p>{t('terms.lead')}</p>
              <SelectField
                name="breakfast"
                label={t('terms.breakfast')}
                value={breakfast}
                required
                error={problemOf('breakfast')}
                onChange={({ currentTarget: { value } }) => setBreakfast(value as Breakfast)}
              >
                {breakfast === '' && <option value="">{t('terms.choose')}</option>}
                {breakfasts.map((value) => (
                  <option key={value} value={value}>
                    {t(`terms.breakfastIs.${value}`)}
                  </option>
                ))}
              </SelectField>
              {asksPrice && (
                <TextField
                  name="breakfastPrice"
                  type="number"
                  inputMode="decimal"
                  autoComplete="off"
                  label={t('terms.breakfastPrice')}
                  min={amountStep()}
                  max={limits.rates.amountCents / 100}
                  step={amountStep()}
                  required
                  error={problemOf('breakfastPrice')}
                />
              )}
              <SelectField
                name="kind"
                label={t('terms.cancellation')}
                value={kind}
                onChange={({ currentTarget: { value } }) => setKind(value as Kind)}
              >
                {kinds.map((value) => (
                  <option key={value} value={value}>
                    {t(`prices.rates.plans.cancel.${value}`)}
                  </option>
                ))}
              </SelectField>
              {kind !== 'non_refundable' && (
                <TextField
                  key={kind}
                  name="count"
                  type="number"
                  inputMode="numeric"
                  autoComplete="off"
                  className={form.half}
                  label={t(`prices.rates.plans.count.${kind}`)}
                  min={0}
                  max={counts[kind].most}
                  defaultValue={countOf(terms, kind)}
                  required
                  error={problemOf('count')}
                />
              )}
            </>
          )}
        </SheetForm>
      </Card>
    </Titled>
  )
}

const countOf = (terms: Terms | null, kind: keyof typeof counts): number => {
  const { cancellation } = terms ?? {}
  if (cancellation?.kind === 'hours_after_booking' && kind === cancellation.kind) return cancellation.hours
  if (cancellation?.kind === 'days_before_arrival' && kind === cancellation.kind) return cancellation.days
  return counts[kind].first
}

const termsIn = (data: FormData): Omit<TermsInput, 'version'> => {
  const price = textOf(data, 'breakfastPrice')
  return {
    breakfast: textOf(data, 'breakfast') as Breakfast,
    ...(price !== '' && { breakfastPrice: Number(price) }),
    cancellation: cancellationIn(data),
  }
}

const cancellationIn = (data: FormData): Terms['cancellation'] => {
  const count = Number(textOf(data, 'count'))
  switch (textOf(data, 'kind') as Kind) {
    case 'hours_after_booking':
      return { kind: 'hours_after_booking', hours: count }
    case 'days_before_arrival':
      return { kind: 'days_before_arrival', days: count }
    case 'non_refundable':
      return { kind: 'non_refundable' }
  }
}
