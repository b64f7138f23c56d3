import type { StaffPaymentLink, StaffStay } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { Alert, Button, TextField } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { moment } from '../parts/moment.ts'
import { useLang } from '../use-lang.ts'
import { whatsAppAddress } from './payment-message.ts'
import * as styles from './payments.module.css'

interface SendLinkProps {
  stay: StaffStay
  link: StaffPaymentLink
}

/** A payment link, and the ways to give it to the guest: each takes one press. */
export const SendLink = ({ stay, link }: SendLinkProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const [said, setSaid] = useState('')
  const { busy, problem, act } = useAct(() => setSaid(t('paymentLink.mailed')))
  const { reference, email } = stay
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url)
      setSaid(t('paymentLink.copied'))
    } catch {
      setSaid(t('paymentLink.notCopied'))
    }
  }
  const mail = () => call('mailPaymentLink', { params: { reference, id: link.id } })
  const total = formatPrice(lang, link.amount)
  return (
    <div className={styles.owing}>
      <p>{t('paymentLink.ready', { total, at: moment(lang, link.expiresAt) })}</p>
      <TextField
        label={t('paymentLink.address')}
        value={link.url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button size="large" wide href={whatsAppAddress(stay, link)} target="_blank" rel="noreferrer">
        {t('paymentLink.whatsapp')}
      </Button>
      {email && (
        <Button variant="secondary" size="large" wide busy={busy} onClick={() => void act(mail)}>
          {t('paymentLink.mail', { email })}
        </Button>
      )}
      <Button variant="secondary" size="large" wide onClick={() => void copy()}>
        {t('paymentLink.copy')}
      </Button>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <p role="status">{said}</p>
    </div>
  )
}
