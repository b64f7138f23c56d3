import type { StaffStay } from '@calm-rest/contract/staff'
import { useTranslation } from 'react-i18next'
import { DialogButton } from '../parts/dialog-button.tsx'
import { guestOf } from '../parts/stay-names.ts'
import { NationalityDialog } from './nationality-dialog.tsx'
import { isNotedOfAll } from './nationality-rows.ts'

interface NationalityButtonProps {
  stay: StaffStay
  onSaved: () => void
}

/** Asks for the nationalities of guests who have arrived, until all are recorded. */
export const NationalityButton = ({ stay, onSaved }: NationalityButtonProps) => {
  const { t } = useTranslation()
  if (stay.state !== 'in_house' || isNotedOfAll(stay)) return null
  return (
    <DialogButton
      variant="quiet"
      aria-label={t('nationality.for', { name: guestOf(stay) })}
      dialog={(end) => <NationalityDialog {...end} stay={stay} />}
      onDone={onSaved}
    >
      {t('nationality.ask')}
    </DialogButton>
  )
}
