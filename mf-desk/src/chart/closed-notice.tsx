import type { ChartClosure } from '@calm-rest/contract/staff'
import { Alert } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { longDay } from '../parts/stay-names.ts'
import { useDaySpan } from '../parts/use-day-span.ts'
import { useLang } from '../use-lang.ts'
import { closedNights, closedWords, lastNight } from './closed-nights.ts'

/** Warns that the property is closed, when and why; staff may book nevertheless. */
export const ClosedNotice = ({ closures }: { closures: readonly ChartClosure[] }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const daySpan = useDaySpan()
  return closedNights(closures).map((closed) => (
    <Alert key={closed.from} tone="warning" title={closedWords(closed.reason, t)}>
      {t('closed.mayBook', { nights: daySpan(longDay(lang, closed.from), longDay(lang, lastNight(closed))) })}
    </Alert>
  ))
}
