import type { StaffStay } from '@calm-rest/contract/staff'
import { Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { Sheet } from '../parts/sheet.tsx'
import { guestOf } from '../parts/stay-names.ts'
import { PaymentForm } from './payment-form.tsx'

interface PaymentButtonProps {
  stay: StaffStay
  onTaken: () => void
}

/** Takes what a guest owes; nothing where nothing is due, or somebody else takes it. */
export const PaymentButton = ({ stay, onTaken }: PaymentButtonProps) => {
  const { t } = useTranslation()
  const { session } = useDesk()
  const [isOpen, setIsOpen] = useState(false)
  if (!(stay.due > 0) || !session.rights.includes('decide money')) return null
  const name = guestOf(stay)
  return (
    <>
      <Button variant="secondary" aria-label={t('payment.takeFor', { name })} onClick={() => setIsOpen(true)}>
        {t('payment.take')}
      </Button>
      {isOpen && (
        <Sheet title={t('payment.takeFor', { name })} onClose={() => setIsOpen(false)}>
          <PaymentForm
            stay={stay}
            onTaken={() => {
              setIsOpen(false)
              onTaken()
            }}
          />
        </Sheet>
      )}
    </>
  )
}
