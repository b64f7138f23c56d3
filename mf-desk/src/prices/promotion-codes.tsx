import type { RateRules, StaffPromotionCode } from '@calm-rest/contract/staff'
import { formatNumber, formatPrice } from '@calm-rest/i18n'
import { Button, EmptyState, icons } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { longDay } from '../parts/stay-names.ts'
import { useDesk } from '../session/desk-context.ts'
import { useLang } from '../use-lang.ts'
import { EndButton } from './end-button.tsx'
import * as styles from './prices.module.css'
import { PromotionDialog } from './promotion-dialog.tsx'

/** Codes that take something off a stay. */
export const PromotionCodes = () => {
  const { answer, reload } = useAnswer('readRateRules', {})
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {(rules) => <Ready rules={rules} onChanged={() => void reload()} />}
    </Answered>
  )
}

const Ready = ({ rules, onChanged }: { rules: RateRules; onChanged: () => void }) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const [isAdding, setAdding] = useState(false)
  const { version, promotionCodes } = rules
  return (
    <>
      {promotionCodes.length === 0 && <EmptyState draw={icons.star}>{t('prices.noCodes')}</EmptyState>}
      <ul className={styles.list}>
        {promotionCodes.map((promotion) => (
          <li key={promotion.code} className={styles.card}>
            <h2 className={styles.name}>{promotion.code}</h2>
            <PromotionFacts promotion={promotion} />
            <EndButton
              name={promotion.code}
              end={() => call('endPromotionCode', { body: { version, code: promotion.code } })}
              onEnded={onChanged}
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button size="large" wide onClick={() => setAdding(true)}>
          {t('prices.addCode')}
        </Button>
      </div>
      {isAdding && (
        <PromotionDialog
          version={version}
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false)
            onChanged()
          }}
        />
      )}
    </>
  )
}

const PromotionFacts = ({ promotion }: { promotion: StaffPromotionCode }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { percent, dollars = 0, from, until, bookUntil, minNights, maxUses, uses } = promotion
  const off =
    percent === undefined
      ? formatPrice(lang, dollars)
      : formatNumber(lang, percent / 100, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <>
      <p>{t('prices.off', { off })}</p>
      <p className={styles.soft}>
        {[
          maxUses === undefined ? t('prices.uses', { uses }) : t('prices.usesOf', { uses, maxUses }),
          ...(bookUntil ? [t('prices.bookUntil', { day: longDay(lang, bookUntil) })] : []),
          ...(from ? [t('prices.staysFrom', { day: longDay(lang, from) })] : []),
          ...(until ? [t('prices.staysUntil', { day: longDay(lang, until) })] : []),
          ...(minNights ? [t('prices.mark.minNights', { count: minNights })] : []),
        ].join(' · ')}
      </p>
    </>
  )
}
