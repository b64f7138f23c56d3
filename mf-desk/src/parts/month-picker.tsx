import { formatDate } from '@calm-rest/i18n'
import { Button, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import { type Month, monthBeside } from './months.ts'
import * as styles from './parts.module.css'

interface MonthPickerProps {
  month: Month
  /** The first that can be looked at. */
  first?: Month
  onMonth: (month: Month) => void
}

/** One month, with buttons for the previous and the next one. */
export const MonthPicker = ({ month: { from }, first, onMonth }: MonthPickerProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  return (
    <div className={styles.months}>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('month.before')}
        disabled={first && from <= first.from}
        onClick={() => onMonth(monthBeside(from, -1))}
      >
        <Icon draw={icons.chevronLeft} />
      </Button>
      <h2 className={styles.month}>{formatDate(lang, from, { month: 'long', year: 'numeric' })}</h2>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('month.after')}
        onClick={() => onMonth(monthBeside(from, 1))}
      >
        <Icon draw={icons.chevronRight} />
      </Button>
    </div>
  )
}
