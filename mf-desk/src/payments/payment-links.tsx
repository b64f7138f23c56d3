import type { StaffPaymentLink, StayPage } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk, useMay } from '../api/desk-context.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import * as parts from '../parts/parts.module.css'
import { useLang } from '../use-lang.ts'
import { PaymentLinkDialog } from './payment-link-dialog.tsx'
import * as styles from './payments.module.css'

interface PaymentLinksProps {
  page: StayPage
  onChanged: () => void
}

/** Payments and counter-entries of other links are in the ledger. */
const shown: readonly StaffPaymentLink['state'][] = ['open', 'failed', 'held']

/** Links with which the guest can pay online, and the button for another; nothing where the site takes no payments online. */
export const PaymentLinks = ({ page, onChanged }: PaymentLinksProps) => {
  const { t } = useTranslation()
  const may = useMay()
  const [open, setOpen] = useState<'new' | StaffPaymentLink>()
  const { stay, paysOnlineWith, paymentLinks } = page
  const mayTake = may('take payments')
  const links = paymentLinks.filter(({ state }) => shown.includes(state))
  const offersNew = mayTake && paysOnlineWith !== null && stay.due > 0
  if (links.length === 0 && !offersNew) return null
  return (
    <>
      <ul className={styles.ledger}>
        {links.map((link) => (
          <li key={link.id} className={styles.entry}>
            <OpenLink
              link={link}
              page={page}
              onSend={() => setOpen(link)}
              onEnded={onChanged}
              mayTake={mayTake}
            />
          </li>
        ))}
      </ul>
      {offersNew && (
        <p className={styles.newLink}>
          <Button variant="secondary" size="small" onClick={() => setOpen('new')}>
            {t('paymentLink.make')}
          </Button>
        </p>
      )}
      {open && (
        <PaymentLinkDialog
          page={page}
          {...(open !== 'new' && { link: open })}
          onClose={(isNew) => {
            setOpen(undefined)
            if (isNew) onChanged()
          }}
        />
      )}
    </>
  )
}

interface OpenLinkProps {
  link: StaffPaymentLink
  page: StayPage
  mayTake: boolean
  onSend: () => void
  onEnded: () => void
}

const OpenLink = ({ link, page: { stay }, mayTake, onSend, onEnded }: OpenLinkProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const lang = useLang()
  const { reference } = stay
  const total = formatPrice(lang, link.amount)
  return (
    <>
      <p>{t('paymentLink.line', { total, state: t(`paymentLink.state.${link.state}`) })}</p>
      {mayTake && (
        <div className={parts.quietActions}>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('paymentLink.sendOf', { total })}
            onClick={onSend}
          >
            {t('paymentLink.send')}
          </Button>
          <ConfirmButton
            label={t('paymentLink.end')}
            name={t('paymentLink.endOf', { total })}
            consequence={t('paymentLink.endText')}
            attempt={() => call('endPaymentLink', { params: { reference, id: link.id } })}
            onDone={onEnded}
          />
        </div>
      )}
    </>
  )
}
