import type { WordsByLang } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../sections/page-header.tsx'
import { Section } from '../../sections/section.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import * as styles from './contact.module.css'
import { InfoCards } from './info-cards.tsx'
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
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Section labelledBy="contact-ways" className={styles.ways}>
        <h2 id="contact-ways">{t('ways')}</h2>
        <InfoCards />
      </Section>
      <Section labelledBy="contact-form" tone="sand" className={styles.write}>
        <div className={styles.words}>
          <h2 id="contact-form">{t('form.title')}</h2>
          <p className={styles.text}>{t('form.lead')}</p>
          <img
            src="/art/beach.svg"
            alt=""
            width="1200"
            height="800"
            loading="lazy"
            className={styles.picture}
          />
        </div>
        <MessageForm />
      </Section>
    </>
  )
}
