import type { StaffPaymentLink, StayPage } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { amountStep } from '../parts/amount-step.ts'
import { Sheet } from '../parts/sheet.tsx'
import { SheetForm } from '../parts/sheet-form.tsx'
import { guestOf } from '../parts/stay-names.ts'
import * as styles from './payments.module.css'
import { SendLink } from './send-link.tsx'

interface PaymentLinkDialogProps {
  page: StayPage
  /** A link that is there already; without one, it is made first. */
  link?: StaffPaymentLink
  /** `isNew` where a link was made. */
  onClose: (isNew: boolean) => void
}

/** Makes a link with which the guest pays online, and sends it. */
export const PaymentLinkDialog = ({ page, link, onClose }: PaymentLinkDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { stay, paysOnlineWith } = page
  const { reference, version, due } = stay
  const [made, setMade] = useState<StaffPaymentLink>()
  const shown = made ?? link
  return (
    <Sheet
      title={t('paymentLink.title', { name: guestOf(stay) })}
      onClose={() => onClose(made !== undefined)}
    >
      {shown ? (
        <SendLink stay={stay} link={shown} />
      ) : (
        <SheetForm
          submitLabel={t('paymentLink.create')}
          send={(data) => {
            const amount = Number(textOf(data, 'amount'))
            return call('addPaymentLink', { params: { reference }, body: { version, amount } })
          }}
          onDone={setMade}
        >
          {(problemOf) => (
            <>
              <TextField
                name="amount"
                type="number"
                inputMode="decimal"
                step={amountStep()}
                min={amountStep()}
                max={due}
                label={t('payment.amount')}
                defaultValue={due}
                error={problemOf('amount')}
                required
              />
              <p className={styles.small}>{t('paymentLink.hint', { provider: paysOnlineWith })}</p>
            </>
          )}
        </SheetForm>
      )}
    </Sheet>
  )
}
