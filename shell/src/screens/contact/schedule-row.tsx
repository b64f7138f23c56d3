import { Button, icons } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InfoRow } from '../../sections/info-row.tsx'
import { useSite } from '../../site/site.ts'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import * as styles from './contact-ways.module.css'
import { usePropertyTime } from './use-property-time.ts'

const scheduleId = 'schedule'

/** Hours of the property, and its time now, in its own time zone; those of its desk where the owner has written them. */
export const ScheduleRow = () => {
  const { t } = useTranslation('contact')
  const [open, setOpen] = useState(false)
  const now = usePropertyTime()
  const { hours } = useTexts('contact')
  const { checkInFrom } = useSite().facts
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
      <p>
        {hours?.always ? (
          <Shown of={hours.always} />
        ) : (
          `${t('hours.checkIn.label')} ${t('hours.checkIn.value', { time: checkInFrom })}`
        )}
      </p>
      <p className={styles.now}>{now && t('hours.now', { time: now })}</p>
    </InfoRow>
  )
}

const Schedule = () => {
  const { t } = useTranslation('contact')
  const { checkInFrom, checkOutUntil, breakfastFrom, breakfastUntil } = useSite().facts
  const { hours } = useTexts('contact')
  const rows = {
    ...(hours?.desk && { desk: <Shown of={hours.desk} /> }),
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
