import type { StaffRates } from '@calm-rest/contract/staff'
import { textOf } from '@calm-rest/ui/form'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberIn, optionalNumberIn } from './form-numbers.ts'
import { ChoiceInput, NumberInput } from './rate-fields.tsx'

type Deposit = StaffRates['plans'][number]['deposit']

const kinds = ['none', 'percent', 'first_night', 'all'] as const
const usualPercent = 30

interface DepositFieldsProps {
  deposit: Deposit
  problemOf: (field: string) => string | undefined
}

/** What a guest has to pay before the stay, and when. */
export const DepositFields = ({ deposit, problemOf }: DepositFieldsProps) => {
  const { t } = useTranslation()
  const [kind, setKind] = useState<(typeof kinds)[number]>(deposit?.kind ?? 'none')
  return (
    <>
      <ChoiceInput
        name="deposit.kind"
        label={t('prices.rates.deposit.label')}
        values={kinds}
        wordsOf={(value) => t(`prices.rates.deposit.kind.${value}`)}
        value={kind}
        onChange={({ currentTarget: { value } }) => setKind(value as typeof kind)}
      />
      {kind === 'percent' && (
        <NumberInput
          name="deposit.percent"
          label={t('prices.rates.deposit.percent')}
          min={1}
          max={100}
          step="0.01"
          defaultValue={deposit?.kind === 'percent' ? deposit.percent : usualPercent}
          problemOf={problemOf}
          required
        />
      )}
      {kind !== 'none' && (
        <NumberInput
          name="deposit.daysBefore"
          label={t('prices.rates.deposit.daysBefore')}
          min={0}
          max={365}
          defaultValue={deposit?.daysBefore ?? ''}
          problemOf={problemOf}
        />
      )}
    </>
  )
}

/** The deposit of the form; days left empty mean with the booking. */
export const depositIn = (data: FormData): Deposit => {
  const kind = textOf(data, 'deposit.kind')
  const daysBefore = optionalNumberIn(data, 'deposit.daysBefore') ?? null
  if (kind === 'percent') return { kind, percent: numberIn(data, 'deposit.percent'), daysBefore }
  return kind === 'first_night' || kind === 'all' ? { kind, daysBefore } : undefined
}

/** A deposit in words: what, and when. */
export const depositWords = (deposit: NonNullable<Deposit>, t: TFunction): string => {
  const what =
    deposit.kind === 'percent'
      ? t('prices.rates.deposit.share', { percent: deposit.percent })
      : t(`prices.rates.deposit.kind.${deposit.kind}`)
  const when =
    deposit.daysBefore === null
      ? t('prices.rates.deposit.now')
      : t('prices.rates.deposit.days', { count: deposit.daysBefore })
  return t('prices.rates.deposit.does', { what, when })
}
