import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../desk/desk.ts'
import * as styles from './booking-form.module.css'
import { focusIn } from './focus-in.ts'

/** The list stays empty (specification, §8), and one line says why and how to go on. */
export const RoomsMissing = () => {
  const { t } = useTranslation()
  const { loadRoomsAgain } = useDesk()
  return (
    <div className={styles.missing} role="status">
      <span>{t('room.missing')}</span>
      <Button
        variant="secondary"
        size="small"
        onClick={({ currentTarget: { form } }) => {
          loadRoomsAgain()
          // this line is about to go: the focus must not go with it
          focusIn(form, 'room')
        }}
      >
        {t('retry')}
      </Button>
    </div>
  )
}
