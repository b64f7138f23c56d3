import type { StaffStay } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import * as styles from './payments.module.css'

/** What is still to be paid, in words; nothing where the last seen day did not say it. */
export const Due = ({ stay: { due } }: { stay: StaffStay }) => {
  const { t } = useTranslation()
  const lang = useLang()
  if (due > 0) return <span className={styles.due}>{t('due', { total: formatPrice(lang, due) })}</span>
  if (due < 0)
    return <span className={styles.due}>{t('payment.credit', { total: formatPrice(lang, -due) })}</span>
  return due === 0 ? <span>{t('payment.paid')}</span> : null
}
