import type { StaffStay } from '@calm-rest/contract/staff'
import { Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { guestOf } from '../parts/stay-names.ts'
import { NationalityDialog } from './nationality-dialog.tsx'
import { isNotedOfAll } from './nationality-rows.ts'

interface NationalityButtonProps {
  stay: StaffStay
  onSaved: () => void
}

/** Asks for the nationality of guests who are here, until it is noted of all of them. */
export const NationalityButton = ({ stay, onSaved }: NationalityButtonProps) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  if (stay.state !== 'in_house' || isNotedOfAll(stay)) return null
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('nationality.for', { name: guestOf(stay) })}
        onClick={() => setIsOpen(true)}
      >
        {t('nationality.ask')}
      </Button>
      {isOpen && (
        <NationalityDialog
          stay={stay}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false)
            onSaved()
          }}
        />
      )}
    </>
  )
}
