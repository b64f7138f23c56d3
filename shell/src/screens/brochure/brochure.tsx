import { addressLinesOf } from '@calm-rest/contract/address'
import type { WordsByLang } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import * as styles from './brochure.module.css'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "brochure-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "brochure-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "brochure-zh" */ './locales/zh.json'),
}

const sections = ['house', 'rooms', 'table', 'days'] as const

export const Brochure = () => (
  <ScreenWords namespace="brochure" words={words}>
    <BrochurePage />
  </ScreenWords>
)

/** One sheet of A4, front and back: for the printer, or to be kept as a PDF. */
const BrochurePage = () => {
  const { t } = useTranslation('brochure')
  const { name: property, address, phone, email, checkInFrom, checkOutUntil } = useSite().facts
  return (
    <div className={styles.page}>
      <div className={styles.actions}>
        <Button onClick={() => print()}>{t('print')}</Button>
        <ButtonLink to="/manager" variant="quiet">
          {t('back')}
        </ButtonLink>
        <p className={styles.hint}>{t('hint')}</p>
      </div>
      <article className={styles.sheet} data-theme="light">
        <img
          src="/art/hero-house.svg"
          alt={t('picture')}
          width="2000"
          height="900"
          className={styles.picture}
        />
        <div className={styles.content}>
          <h1 className={styles.title}>{property}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.sections}>
            {sections.map((name) => (
              <section key={name} className={styles.section}>
                <h2 className={styles.heading}>{t(`${name}.title`)}</h2>
                <p>{t(`${name}.text`)}</p>
              </section>
            ))}
          </div>
          <address className={styles.contact}>
            <span>{addressLinesOf(address).join(' · ')}</span>
            <span>{[phone, email].filter(Boolean).join(' · ')}</span>
            <span>{t('times', { checkIn: checkInFrom, checkOut: checkOutUntil })}</span>
          </address>
        </div>
      </article>
    </div>
  )
}
