import type { Charge, StayPage } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { classNames } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useMay } from '../api/desk-context.ts'
import { DialogButton } from '../parts/dialog-button.tsx'
import { moment } from '../parts/moment.ts'
import * as parts from '../parts/parts.module.css'
import { Titled } from '../parts/titled.tsx'
import { useLang } from '../use-lang.ts'
import { ChargeButtons } from './charge-buttons.tsx'
import { DiscountDialog } from './discount-dialog.tsx'
import * as styles from './folio.module.css'
import { PayersDialog } from './payers-dialog.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'

interface ChargesProps {
  page: StayPage
  onChanged: () => void
}

/** What was put on a stay beside its price, entry by entry, and what can be put on it. */
export const Charges = ({ page, onChanged }: ChargesProps) => {
  const { t } = useTranslation()
  const may = useMay()
  const { stay, charges } = page
  const mayAdd = may('take payments') && (stay.status === 'confirmed' || stay.status === 'completed')
  if (charges.length === 0 && !mayAdd) return null
  const mayDiscount = may('decide money') && stay.totalPrice > 0 && stay.state !== 'cancelled'
  const nameOf = (id: number | null) => page.payers.find((one) => one.id === id)?.name
  const ofStay = nameOf(page.payerId)
  const isOpen = ({ reverses, isReversed }: Charge) => reverses === null && !isReversed
  return (
    <Titled title={t('charge.title')}>
      {mayAdd && <ChargeButtons page={page} onChanged={onChanged} />}
      {ofStay && <p className={styles.small}>{t('charge.stayPaidBy', { name: ofStay })}</p>}
      <ul className={styles.charges}>
        {charges.map((charge) => (
          <li key={charge.id}>
            <Entry charge={charge} payer={nameOf(charge.payerId)} />
            {may('decide money') && isOpen(charge) && (
              <div className={parts.quietActions}>
                <DialogButton
                  variant="quiet"
                  size="small"
                  aria-label={t('charge.takeBackOf', { name: charge.name })}
                  dialog={({ onClose, onDone }) => (
                    <TakeBackDialog stay={stay} charge={charge} onClose={onClose} onDone={onDone} />
                  )}
                  onDone={onChanged}
                >
                  {t('charge.takeBack')}
                </DialogButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {(mayDiscount || mayAdd) && (
        <div className={classNames(parts.actions, styles.acts)}>
          {mayAdd && (
            <DialogButton
              variant="secondary"
              size="small"
              dialog={({ onClose, onDone }) => <PayersDialog page={page} onClose={onClose} onDone={onDone} />}
              onDone={onChanged}
            >
              {t('charge.payers')}
            </DialogButton>
          )}
          {mayDiscount && (
            <DialogButton
              variant="secondary"
              size="small"
              dialog={({ onClose, onDone }) => (
                <DiscountDialog stay={stay} onClose={onClose} onDone={onDone} />
              )}
              onDone={onChanged}
            >
              {t('charge.discount')}
            </DialogButton>
          )}
        </div>
      )}
    </Titled>
  )
}

const Entry = ({ charge, payer }: { charge: Charge; payer: string | undefined }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { kind, name, quantity, amount, reason, at, who, reverses, isReversed } = charge
  const counted = kind === 'item' && quantity > 1 ? t('charge.times', { count: quantity, name }) : name
  return (
    <>
      <p className={styles.what}>
        <span>{reverses === null ? counted : t('charge.reversed', { name: counted })}</span>
        <span className={isReversed ? styles.reversed : undefined}>{formatPrice(lang, amount)}</span>
      </p>
      {reason && <p className={styles.small}>{reason}</p>}
      {payer && <p className={styles.small}>{t('charge.paidBy', { name: payer })}</p>}
      <p className={styles.small}>{`${moment(lang, at)} · ${who}`}</p>
    </>
  )
}
