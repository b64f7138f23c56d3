import { drawingOf } from '@calm-rest/contract/drawings'
import type { WordsByLang } from '@calm-rest/i18n'
import { Container, Section } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../sections/page-header.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import * as styles from './contact.module.css'
import { ContactWays } from './contact-ways.tsx'
import { MessageForm } from './message-form.tsx'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "contact-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "contact-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "contact-zh" */ './locales/zh.json'),
}

export const Contact = () => (
  <ScreenWords namespace="contact" words={words}>
    <ContactPage />
  </ScreenWords>
)

const ContactPage = () => {
  const { t } = useTranslation('contact')
  const { form } = useTexts('contact')
  const { look } = useSite().facts
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles.page}>
        <Container className={styles.columns}>
          <Section aria-labelledby="contact-ways" tone="sea" className={styles.card}>
            <img
              src={drawingOf(look, 'view')}
              alt=""
              width="1200"
              height="800"
              loading="lazy"
              className={styles.picture}
            />
            <div className={styles.ways}>
              <h2 id="contact-ways" className={styles.title}>
                {t('ways')}
              </h2>
              <ContactWays />
            </div>
          </Section>
          <section aria-labelledby="contact-form" className={styles.write}>
            <h2 id="contact-form">{t('form.title')}</h2>
            {form?.lead && (
              <p className={styles.text}>
                <Shown of={form.lead} />
              </p>
            )}
            <MessageForm />
          </section>
        </Container>
      </div>
    </>
  )
}
