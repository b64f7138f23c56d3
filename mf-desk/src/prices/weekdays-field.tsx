import { addDays } from '@calm-rest/contract/stay'
import { formatDate } from '@calm-rest/i18n'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as parts from '../parts/parts.module.css'
import * as segments from '../parts/segments.module.css'
import { useLang } from '../use-lang.ts'
import * as styles from './prices.module.css'

const monday = '2027-11-01'
const all = [1, 2, 3, 4, 5, 6, 7]

/** Name of a weekday in the language of the page; 1 is Monday. */
export const useWeekdayName = () => {
  const lang = useLang()
  return (weekday: number) => formatDate(lang, addDays(monday, weekday - 1), { weekday: 'short' })
}

interface WeekdaysFieldProps {
  /** 1 is Monday; empty: every day. */
  value: readonly number[]
  onValueChange: (value: number[]) => void
}

/** Days of the week; none pressed means all. */
export const WeekdaysField = ({ value, onValueChange }: WeekdaysFieldProps) => {
  const { t } = useTranslation()
  const nameOf = useWeekdayName()
  const id = useId()
  const toggled = (weekday: number) =>
    all.filter((one) => (one === weekday ? !value.includes(one) : value.includes(one)))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons has no fields
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        <span>{t('prices.weekdays')}</span>{' '}
        <span className={parts.soft}>{value.length === 0 && t('prices.everyDay')}</span>
      </p>
      <div className={segments.segments}>
        {all.map((weekday) => (
          <button
            key={weekday}
            type="button"
            className={segments.segment}
            aria-pressed={value.includes(weekday)}
            onClick={() => onValueChange(toggled(weekday))}
          >
            {nameOf(weekday)}
          </button>
        ))}
      </div>
    </div>
  )
}
