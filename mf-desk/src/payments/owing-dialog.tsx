import type { StaffStay } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useMay } from '../api/desk-context.ts'
import { Sheet } from '../parts/sheet.tsx'
import { guestOf } from '../parts/stay-names.ts'
import { useLang } from '../use-lang.ts'
import { PaymentForm } from './payment-form.tsx'
import * as styles from './payments.module.css'

interface OwingDialogProps {
  stay: StaffStay
  /** Dollars; less than the stay's own where it is made shorter. */
  due: number
  /** How often a part of it was paid here. */
  partPayments: number
  onClose: () => void
  onTaken: (paid: StaffStay) => void | Promise<void>
  onLeave: () => void
}

/**
 * Names the amount that a guest who checks out still owes. It can be paid here, or the guest checks out
 * without it.
 */
export const OwingDialog = ({ stay, due, partPayments, onClose, onTaken, onLeave }: OwingDialogProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const may = useMay()
  return (
    // after a part payment the fields begin with the rest, and closing it loses nothing
    <Sheet
      key={partPayments}
      title={t('payment.owes', { name: guestOf(stay), total: formatPrice(lang, due) })}
      onClose={onClose}
    >
      <div className={styles.owing}>
        {partPayments > 0 && <Alert tone="success">{t('payment.partTaken')}</Alert>}
        {may('take payments') && (
          <PaymentForm stay={{ ...stay, due }} submitLabel={t('payment.takeAndLeave')} onTaken={onTaken} />
        )}
        <Button variant="quiet" wide onClick={onLeave}>
          {t('payment.leaveUnpaid')}
        </Button>
      </div>
    </Sheet>
  )
}
