import { drawingOf } from '@calm-rest/contract/drawings'
import type { WordsByLang } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useAddressLines } from '../../hotel/use-address-lines.ts'
import { ButtonLink } from '../../links/button-link.tsx'
import { useIsWritten } from '../../routes/use-is-written.ts'
import { PropertyPicture } from '../../sections/property-picture.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import { plainOf } from '../../texts/plain.ts'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import * as styles from './brochure.module.css'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "brochure-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "brochure-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "brochure-zh" */ './locales/zh.json'),
}

export const Brochure = () => (
  <ScreenWords namespace="brochure" words={words}>
    <BrochurePage />
  </ScreenWords>
)

/** One sheet of A4, front and back: for the printer, or to be kept as a PDF. */
const BrochurePage = () => {
  const { t } = useTranslation('brochure')
  const { name: property, phone, email, look } = useSite().facts
  const addressLines = useAddressLines()
  const { cover, sections, foot } = useTexts('brochure')
  const isWritten = useIsWritten()
  return (
    <div className={styles.page}>
      <div className={styles.actions}>
        <Button onClick={() => print()}>{t('print')}</Button>
        {isWritten('manager') && (
          <ButtonLink to="/manager" variant="quiet">
            {t('back')}
          </ButtonLink>
        )}
        <p className={styles.hint}>{t('hint')}</p>
      </div>
      <article className={styles.sheet} data-theme="light">
        <PropertyPicture
          photograph={look?.hero}
          drawing={{ src: drawingOf(look, 'hero'), width: 2000, height: 900 }}
          text={cover?.picture}
          className={styles.picture}
        />
        <div className={styles.content}>
          <h1 className={styles.title}>{property}</h1>
          <p className={styles.lead}>
            <Shown of={cover?.lead} />
          </p>
          <div className={styles.sections}>
            {sections?.items?.map(({ title, text }) => (
              <section key={plainOf(title)} className={styles.section}>
                <h2 className={styles.heading}>
                  <Shown of={title} />
                </h2>
                <p>
                  <Shown of={text} />
                </p>
              </section>
            ))}
          </div>
          <address className={styles.contact}>
            <span>{addressLines.join(' · ')}</span>
            <span>{[phone, email].filter(Boolean).join(' · ')}</span>
            <span>
              <Shown of={foot?.times} />
            </span>
          </address>
        </div>
      </article>
    </div>
  )
}
