import { Button, icons } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../site/site.ts'
import { InfoCard } from './info-card.tsx'
import * as styles from './info-cards.module.css'
import { usePropertyTime } from './use-property-time.ts'

const scheduleId = 'schedule'

/** Hours of the property, in its own time zone. */
export const ScheduleCard = () => {
  const { t } = useTranslation('contact')
  const [open, setOpen] = useState(false)
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
  return (
    <InfoCard draw={icons.clock} title={t('hours.title')} action={toggle}>
      <p>{t('hours.always')}</p>
      <div id={scheduleId} hidden={!open}>
        {open && <Schedule />}
      </div>
    </InfoCard>
  )
}

const Schedule = () => {
  const { t } = useTranslation('contact')
  const now = usePropertyTime()
  const { checkInFrom, checkOutUntil, breakfastFrom, breakfastUntil } = useSite().facts
  const rows = {
    desk: t('hours.desk.value'),
    breakfast: `${breakfastFrom}–${breakfastUntil}`,
    checkIn: t('hours.checkIn.value', { time: checkInFrom }),
    checkOut: t('hours.checkOut.value', { time: checkOutUntil }),
  }
  return (
    <>
      <dl className={styles.hours}>
        {Object.entries(rows).map(([name, value]) => [
          <dt key={name}>{t(`hours.${name}.label`)}</dt>,
          <dd key={`${name}-value`}>{value}</dd>,
        ])}
      </dl>
      {now && <p className={styles.now}>{t('hours.now', { time: now })}</p>}
    </>
  )
}
