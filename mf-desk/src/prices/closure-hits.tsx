import type { ClosurePreview } from '@calm-rest/contract/staff'
import { useTranslation } from 'react-i18next'
import type { Quoted } from '../api/use-quote.ts'
import * as parts from '../parts/parts.module.css'
import { quotedWords } from '../parts/quoted-words.ts'
import { guestOf, longDay, unitOf } from '../parts/stay-names.ts'
import { useDaySpan } from '../parts/use-day-span.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './prices.module.css'

/** What a closure overlaps: stays by name, prices and restrictions. Closing changes none of them. */
export const ClosureHits = ({ previewed }: { previewed: Quoted<ClosurePreview> }) => {
  const { t } = useTranslation()
  return (
    <section className={styles.closureHits} aria-label={t('prices.closure.hits')}>
      <p role="status">
        {quotedWords(previewed, t, t('prices.closure.nothing'), ({ nights }) =>
          t('prices.closure.lead', { nights: t('nights', { count: nights }) }),
        )}
      </p>
      {previewed.status === 'ready' && <Met hits={previewed.quote} />}
    </section>
  )
}

const Met = ({ hits: { stays, prices, seasons, restrictions } }: { hits: ClosurePreview }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const daySpan = useDaySpan()
  const rules = [
    ...(prices > 0 ? [t('prices.closure.prices', { count: prices })] : []),
    ...(restrictions > 0 ? [t('prices.closure.restrictions', { count: restrictions })] : []),
    ...seasons,
  ]
  return (
    <>
      <p>
        {t(stays.length === 0 ? 'prices.closure.noStay' : 'prices.closure.stays', { count: stays.length })}
      </p>
      {stays.length > 0 && (
        <ul className={styles.met}>
          {stays.map((stay) => (
            <li key={stay.reference}>
              <strong>{guestOf(stay)}</strong>
              <span className={parts.soft}>
                {[
                  daySpan(longDay(lang, stay.checkIn), longDay(lang, stay.checkOut)),
                  unitOf(stay),
                  stay.reference,
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {rules.length > 0 && <p>{t('prices.closure.rules', { rules: rules.join(' · ') })}</p>}
    </>
  )
}
