import { useTranslation } from 'react-i18next'
import type { StayCalendarDoor } from '../calendar/use-stay-calendar.ts'
import { StayDateFields } from '../dates/stay-date-fields.tsx'
import * as styles from './booking-form.module.css'
import { GuestsField } from './guests-field.tsx'
import { RoomField } from './room-field.tsx'

/** When, how many, and where. */
export const StayFields = ({ door }: { door: StayCalendarDoor }) => {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('group.stay')}</legend>
      <StayDateFields door={door} />
      <GuestsField />
      <RoomField />
    </fieldset>
  )
}
