import type { StaffStay } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../parts/sheet.tsx'
import { guestOf } from '../parts/stay-names.ts'
import { useDesk } from '../session/desk-context.ts'
import { useLang } from '../use-lang.ts'
import { PaymentForm } from './payment-form.tsx'
import * as styles from './payments.module.css'

interface OwingDialogProps {
  stay: StaffStay
  onClose: () => void
  onTaken: () => void
  onLeave: () => void
}

/** Says what somebody who is leaving still owes: it can be paid here, and they may leave all the same. */
export const OwingDialog = ({ stay, onClose, onTaken, onLeave }: OwingDialogProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { session } = useDesk()
  return (
    <Sheet
      title={t('payment.owes', { name: guestOf(stay), total: formatPrice(lang, stay.due) })}
      onClose={onClose}
    >
      <div className={styles.owing}>
        {session.rights.includes('decide money') && <PaymentForm stay={stay} onTaken={onTaken} />}
        <Button variant="quiet" wide onClick={onLeave}>
          {t('payment.leaveUnpaid')}
        </Button>
      </div>
    </Sheet>
  )
}
