import type { StaffDocument, StaffStay } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { Alert, Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk, useMay } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { DialogButton } from '../parts/dialog-button.tsx'
import { moment } from '../parts/moment.ts'
import * as parts from '../parts/parts.module.css'
import { useLang } from '../use-lang.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { whatsAppOf } from './document-addresses.ts'
import * as styles from './documents.module.css'

interface DocumentEntryProps {
  document: StaffDocument
  stay: StaffStay
  onChanged: () => Promise<void>
  /** It was issued just now. */
  isNew?: boolean
}

/** One document: to look at and print, to send, or to take back. */
export const DocumentEntry = ({ document, stay, onChanged, isNew = false }: DocumentEntryProps) => {
  const { t } = useTranslation()
  const may = useMay()
  const lang = useLang()
  const { kind, number, total, issuedAt, who, recipient, isCredited, path } = document
  const name = [t(`document.kind.${kind}`), number].filter(Boolean).join(' ')
  const mayCredit = (kind === 'invoice' || kind === 'tax_invoice') && !isCredited && may('decide money')
  const whatsApp = whatsAppOf(document, stay.phone)
  return (
    <article aria-label={name} className={styles.entry}>
      <p className={styles.what}>
        <span className={isNew ? styles.new : undefined}>
          {isNew ? t('document.issued', { name }) : name}
        </span>
        <span className={isCredited ? styles.credited : undefined}>{formatPrice(lang, total)}</span>
      </p>
      <p className={styles.small}>{`${moment(lang, issuedAt)} · ${who} · ${recipient}`}</p>
      {isCredited && <p className={styles.small}>{t('document.credited')}</p>}
      <div className={isNew ? parts.actions : parts.quietActions}>
        {path && whatsApp && (
          <>
            <Button
              href={path}
              target="_blank"
              rel="noopener"
              variant={isNew ? 'secondary' : 'quiet'}
              size="small"
            >
              {t('document.show')}
            </Button>
            <Button
              href={whatsApp}
              target="_blank"
              rel="noopener noreferrer"
              variant={isNew ? 'secondary' : 'quiet'}
              size="small"
            >
              WhatsApp
            </Button>
            {stay.email !== '' && may('take payments') && <MailButton document={document} isNew={isNew} />}
          </>
        )}
        {mayCredit && (
          <DialogButton
            variant="quiet"
            size="small"
            dialog={({ onClose, onDone }) => (
              <CreditDialog document={document} name={name} onClose={onClose} onDone={onDone} />
            )}
            onDone={() => void onChanged()}
          >
            {t('document.credit')}
          </DialogButton>
        )}
      </div>
    </article>
  )
}

const MailButton = ({ document, isNew }: { document: StaffDocument; isNew: boolean }) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { attempt } = useAttempt()
  const [isSent, setSent] = useState(false)
  const { busy, problem, act } = useAct(() => setSent(true))
  return (
    <>
      <Button
        variant={isNew ? 'secondary' : 'quiet'}
        size="small"
        busy={busy}
        success={isSent}
        onClick={() => void act(() => call('mailDocument', { params: { id: document.id } }, attempt))}
      >
        {t(isSent ? 'document.mailed' : 'document.mail')}
      </Button>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </>
  )
}
