import type { RateRules, StaffRestriction } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { Button, EmptyState, icons } from '@calm-rest/ui'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { longDay } from '../parts/stay-names.ts'
import { useDesk } from '../session/desk-context.ts'
import { useLang } from '../use-lang.ts'
import { EndButton } from './end-button.tsx'
import * as styles from './prices.module.css'
import { RestrictionDialog } from './restriction-dialog.tsx'
import { useDaySpan } from './use-day-span.ts'
import { useWeekdayName } from './weekdays-field.tsx'

/** What forbids guests a stay. */
export const Restrictions = () => {
  const { answer, reload } = useAnswer('readRateRules', {})
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {(rules) => <Ready rules={rules} onChanged={() => void reload()} />}
    </Answered>
  )
}

const Ready = ({ rules, onChanged }: { rules: RateRules; onChanged: () => void }) => {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      {rules.restrictions.length === 0 && (
        <EmptyState draw={icons.calendar}>{t('prices.noRestrictions')}</EmptyState>
      )}
      <ul className={styles.list}>
        {rules.restrictions.map((restriction) => (
          <li key={restriction.place} className={styles.card}>
            <RestrictionCard restriction={restriction} version={rules.version} onEnded={onChanged} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button size="large" wide onClick={() => setAdding(true)}>
          {t('prices.addRestriction')}
        </Button>
      </div>
      {isAdding && (
        <RestrictionDialog
          rules={rules}
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false)
            onChanged()
          }}
        />
      )}
    </>
  )
}

interface RestrictionCardProps {
  restriction: StaffRestriction
  version: string
  onEnded: () => void
}

const RestrictionCard = ({ restriction, version, onEnded }: RestrictionCardProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const weekdayName = useWeekdayName()
  const { place, from, until, weekdays, roomId, roomType, plan } = restriction
  const daySpan = useDaySpan()
  const days = daySpan(longDay(lang, from), longDay(lang, addDays(until, -1)))
  return (
    <>
      <h2 className={styles.name}>{days}</h2>
      <p>{forbids(restriction, t).join(' · ')}</p>
      <p className={styles.soft}>
        {[
          roomType ?? roomId ?? t('prices.everyRoom'),
          ...(weekdays.length > 0 ? [weekdays.map(weekdayName).join(' ')] : []),
          ...(plan === null ? [] : [plan]),
        ].join(' · ')}
      </p>
      <EndButton
        name={days}
        end={() => call('endRestriction', { body: { version, place } })}
        onEnded={onEnded}
      />
    </>
  )
}

/** What a restriction forbids, in words. */
const forbids = (restriction: StaffRestriction, t: TFunction): string[] => {
  const { minNights, maxNights, minDaysAhead, maxDaysAhead } = restriction
  return [
    ...(minNights ? [t('prices.mark.minNights', { count: minNights })] : []),
    ...(maxNights ? [t('prices.mark.maxNights', { count: maxNights })] : []),
    ...(restriction.closedToArrival ? [t('prices.mark.closedToArrival')] : []),
    ...(restriction.closedToDeparture ? [t('prices.mark.closedToDeparture')] : []),
    ...(minDaysAhead ? [t('prices.mark.minDaysAhead', { count: minDaysAhead })] : []),
    ...(maxDaysAhead === undefined ? [] : [t('prices.mark.maxDaysAhead', { count: maxDaysAhead })]),
  ]
}
