import { Button, icons } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InfoRow } from '../../sections/info-row.tsx'
import { useSite } from '../../site/site.ts'
import * as styles from './contact-ways.module.css'
import { usePropertyTime } from './use-property-time.ts'

const scheduleId = 'schedule'

/** Hours of the property, and its time now, in its own time zone. */
export const ScheduleRow = () => {
  const { t } = useTranslation('contact')
  const [open, setOpen] = useState(false)
  const now = usePropertyTime()
  const toggle = (
    <Button
      variant="secondary"
      size="small"
      className={styles.action}
      aria-expanded={open}
      aria-controls={scheduleId}
      onClick={() => setOpen(!open)}
    >
      {t('hours.action')}
    </Button>
  )
  const schedule = (
    <div id={scheduleId} hidden={!open}>
      {open && <Schedule />}
    </div>
  )
  return (
    <InfoRow draw={icons.clock} title={t('hours.title')} action={toggle} more={schedule}>
      <p>{t('hours.always')}</p>
      <p className={styles.now}>{now && t('hours.now', { time: now })}</p>
    </InfoRow>
  )
}

const Schedule = () => {
  const { t } = useTranslation('contact')
  const { checkInFrom, checkOutUntil, breakfastFrom, breakfastUntil } = useSite().facts
  const rows = {
    desk: t('hours.desk.value'),
    breakfast: `${breakfastFrom}–${breakfastUntil}`,
    checkIn: t('hours.checkIn.value', { time: checkInFrom }),
    checkOut: t('hours.checkOut.value', { time: checkOutUntil }),
  }
  return (
    <dl className={styles.hours}>
      {Object.entries(rows).map(([name, value]) => [
        <dt key={name}>{t(`hours.${name}.label`)}</dt>,
        <dd key={`${name}-value`}>{value}</dd>,
      ])}
    </dl>
  )
}
