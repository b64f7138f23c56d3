import type { StayPage } from '@calm-rest/contract/staff'
import { toCents, toDollars } from '@calm-rest/contract/stay'
import { formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { Titled } from '../parts/titled.tsx'
import { useLang } from '../use-lang.ts'
import { LocalGuests } from './local-guests.tsx'
import * as styles from './stay.module.css'

/** Price of a stay, and its lines beside the nights. */
export const PriceFacts = ({ page, onChanged }: { page: StayPage; onChanged: () => void }) => {
  const { stay, priceLines, plan, refund } = page
  const { t } = useTranslation()
  const lang = useLang()
  return (
    <Titled title={t('stay.price')}>
      <dl className={styles.prices}>
        {priceLines.length > 0 && (
          <div>
            <dt>{t('nights', { count: stay.nights })}</dt>
            <dd>{formatPrice(lang, nightsOf(stay.totalPrice, priceLines))}</dd>
          </div>
        )}
        {priceLines.map(({ kind, name, amount, quantity }) => (
          <div key={`${kind} ${name}`}>
            <dt>{quantity && quantity > 1 ? `${name} × ${quantity}` : name}</dt>
            <dd>{formatPrice(lang, amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('stay.total')}</dt>
          <dd>{formatPrice(lang, stay.totalPrice)}</dd>
        </div>
      </dl>
      <p className={styles.small}>{plan}</p>
      {page.isLocal !== null && <LocalGuests page={page} onChanged={onChanged} />}
      {refund && <p className={styles.small}>{t(`stay.refund.${refund}`)}</p>}
    </Titled>
  )
}

/** What the nights cost before the other lines. */
const nightsOf = (total: number, lines: StayPage['priceLines']): number => {
  const besideCents = lines.reduce((sum, { amount, included }) => (included ? sum : sum + toCents(amount)), 0)
  return toDollars(toCents(total) - besideCents)
}
