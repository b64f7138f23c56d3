import type { Testimonial } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { createCountryTranslator } from '../countries.ts'
import { langOfName } from './lang-of-name.ts'
import { pullQuotesOf } from './pull-quotes.ts'
import * as styles from './quotes.module.css'

interface QuotesProps {
  lang: Lang
  /** The newest first. */
  newest: readonly Testimonial[]
}

/** Sentences of guests above the list, with the rule that chose them. */
export const Quotes = ({ lang, newest }: QuotesProps) => {
  const { t } = useTranslation()
  const titleId = useId()
  const quotes = pullQuotesOf(newest, lang)
  if (quotes.length === 0) return null
  const countryOf = createCountryTranslator(lang)
  return (
    <section className={styles.quotes} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('quotes.title')}
      </h2>
      <ul className={styles.list}>
        {quotes.map(({ quote, review: { _id, name, country, lang: textLang } }) => (
          <li key={_id}>
            <figure className={styles.quote}>
              <blockquote lang={textLang} className={styles.text}>
                {quote}
              </blockquote>
              <figcaption className={styles.by}>
                <strong lang={langOfName(name, textLang)}>{name}</strong> <span>{countryOf(country)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={styles.rule}>{t('quotes.rule')}</p>
    </section>
  )
}
