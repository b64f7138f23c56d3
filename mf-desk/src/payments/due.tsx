import type { StaffStay } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import * as styles from './payments.module.css'

/** The amount due in words; empty if the last seen day did not have it. */
export const Due = ({ stay: { due } }: { stay: StaffStay }) => {
  const { t } = useTranslation()
  const lang = useLang()
  if (due === undefined) return null
  return <span className={due === 0 ? undefined : styles.due}>{dueWords(due, lang, t)}</span>
}

/** `due` in dollars; below 0 the guest gets it back. */
export const dueWords = (due: number, lang: string, t: TFunction): string => {
  if (due > 0) return t('due', { total: formatPrice(lang, due) })
  return due < 0 ? t('payment.credit', { total: formatPrice(lang, -due) }) : t('payment.paid')
}
