import { limits } from '@calm-rest/contract/limits'
import { type StaffRates, staffLimits } from '@calm-rest/contract/staff'
import { langs } from '@calm-rest/contract/widget'
import { Badge, icons, TextAreaField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePropertyLanguages } from '../../api/property-languages.ts'
import { languageName } from '../../parts/language-name.ts'
import { nameIn } from '../../parts/name-in.ts'
import { NamesFields, namesOf } from '../../parts/names-fields.tsx'
import { useLang } from '../../use-lang.ts'
import * as styles from '../prices.module.css'
import { answerIn, answerOf, answers, numberIn } from './form-numbers.ts'
import { DepositFields, depositIn, depositWords } from './plan-deposit.tsx'
import { ChoiceInput, NumberInput } from './rate-fields.tsx'
import type { RateFieldsProps, RateKind, RateOrder } from './rate-kind.ts'
import { useRateWords } from './rate-words.ts'

type Plan = StaffRates['plans'][number]
type Cancellation = Plan['cancellation']

const kinds = ['hours_after_booking', 'days_before_arrival', 'non_refundable'] as const
const most = { hours_after_booking: 720, days_before_arrival: 365 } as const

const Fields = ({ rule, problemOf }: RateFieldsProps<'plans'>) => {
  const { t } = useTranslation()
  const [kind, setKind] = useState<Cancellation['kind']>(rule?.cancellation.kind ?? 'hours_after_booking')
  return (
    <>
      <NamesFields names={rule?.names} maxLength={staffLimits.text.rateName} problemOf={problemOf} />
      <NumberInput
        name="percent"
        label={t('prices.rates.plans.percent')}
        min={-90}
        max={500}
        step="0.01"
        defaultValue={rule?.percent ?? 0}
        problemOf={problemOf}
        required
      />
      <ChoiceInput
        name="breakfast"
        label={t('prices.rates.breakfast.label')}
        values={answers}
        wordsOf={(value) =>
          t(`prices.rates.breakfast.${value || (rule?.isStandard ? 'auto' : 'asStandard')}`)
        }
        defaultValue={answerOf(rule?.breakfast)}
      />
      <ChoiceInput
        name="cancellation.kind"
        label={t('prices.rates.plans.cancellation')}
        values={kinds}
        wordsOf={(value) => t(`prices.rates.plans.cancel.${value}`)}
        value={kind}
        onChange={({ currentTarget: { value } }) => setKind(value as typeof kind)}
      />
      {kind !== 'non_refundable' && (
        <NumberInput
          key={kind}
          name={kind === 'hours_after_booking' ? 'cancellation.hours' : 'cancellation.days'}
          label={t(`prices.rates.plans.count.${kind}`)}
          min={0}
          max={most[kind]}
          defaultValue={rule ? countOf(rule.cancellation, kind) : 24}
          problemOf={problemOf}
          required
        />
      )}
      <DepositFields deposit={rule?.deposit} problemOf={problemOf} />
      <PolicyFields policy={rule?.policy} problemOf={problemOf} />
    </>
  )
}

const countOf = (cancellation: Cancellation, kind: Cancellation['kind']): number | undefined => {
  if (cancellation.kind !== kind) return undefined
  if (cancellation.kind === 'hours_after_booking') return cancellation.hours
  return cancellation.kind === 'days_before_arrival' ? cancellation.days : undefined
}

interface PolicyFieldsProps {
  policy: Plan['policy']
  problemOf: (field: string) => string | undefined
}

/** The property's own words; closed, since most plans need none. */
const PolicyFields = ({ policy, problemOf }: PolicyFieldsProps) => {
  const { t } = useTranslation()
  const pageLang = useLang()
  const languages = usePropertyLanguages()
  const isWrong = languages.some((lang) => problemOf(`policy.${lang}`) !== undefined)
  return (
    <details open={policy !== undefined || isWrong || undefined}>
      <summary className={styles.summary}>{t('prices.rates.plans.policy')}</summary>
      {languages.map((lang) => (
        <TextAreaField
          key={lang}
          name={`policy.${lang}`}
          lang={lang}
          rows={3}
          label={t('prices.rates.plans.policyIn', { lang: languageName(pageLang, lang) })}
          maxLength={limits.text.message}
          defaultValue={policy?.[lang]}
          error={problemOf(`policy.${lang}`)}
        />
      ))}
      {langs
        .filter((lang) => !languages.includes(lang))
        .map((lang) => (
          <input key={lang} type="hidden" name={`policy.${lang}`} value={policy?.[lang] ?? ''} />
        ))}
    </details>
  )
}

const orderIn = (data: FormData): RateOrder<'plans'> => ({
  names: namesOf(data),
  percent: numberIn(data, 'percent'),
  cancellation: cancellationIn(data),
  deposit: depositIn(data),
  breakfast: answerIn(data, 'breakfast'),
  policy: { en: textOf(data, 'policy.en'), de: textOf(data, 'policy.de'), zh: textOf(data, 'policy.zh') },
})

const cancellationIn = (data: FormData): Cancellation => {
  switch (textOf(data, 'cancellation.kind')) {
    case 'hours_after_booking':
      return { kind: 'hours_after_booking', hours: numberIn(data, 'cancellation.hours') }
    case 'days_before_arrival':
      return { kind: 'days_before_arrival', days: numberIn(data, 'cancellation.days') }
    default:
      return { kind: 'non_refundable' }
  }
}

const useWords = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const { change } = useRateWords()
  const cancellationOf = (cancellation: Cancellation) => {
    switch (cancellation.kind) {
      case 'hours_after_booking':
        return t('prices.rates.plans.freeHours', { count: cancellation.hours })
      case 'days_before_arrival':
        return t('prices.rates.plans.freeDays', { count: cancellation.days })
      case 'non_refundable':
        return t('prices.rates.plans.cancel.non_refundable')
    }
  }
  return ({ names, isStandard, percent, cancellation, deposit, breakfast, policy }: Plan) => ({
    name: nameIn(names, lang),
    badge: isStandard ? <Badge tone="sea">{t('prices.rates.plans.standard')}</Badge> : undefined,
    does:
      percent === 0
        ? t('prices.rates.plans.same')
        : t('prices.rates.plans.does', { change: change(percent) }),
    facts: [
      cancellationOf(cancellation),
      ...(deposit ? [depositWords(deposit, t)] : []),
      ...(breakfast === null ? [] : [t(`prices.rates.breakfast.${breakfast ? 'yes' : 'no'}`)]),
      ...(policy ? [t('prices.rates.plans.hasPolicy')] : []),
    ],
  })
}

export const plans: RateKind<'plans'> = {
  list: 'plans',
  draw: icons.calendar,
  useWords,
  Fields,
  orderIn,
  isFixed: ({ isStandard }) => isStandard,
}
