import type { WordsByLang } from '@calm-rest/i18n'
import { Ornament } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { Section } from '../../sections/section.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { ServiceList } from './service-list.tsx'
import * as styles from './services.module.css'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "services-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "services-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "services-zh" */ './locales/zh.json'),
}

export const Services = () => (
  <ScreenWords namespace="services" words={words}>
    <ServicesPage />
  </ScreenWords>
)

const ServicesPage = () => {
  const { t } = useTranslation('services')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} scene="hills" />
      <Section labelledBy="services-included">
        <h2 id="services-included">{t('included.title')}</h2>
        <ServiceList group="included" />
      </Section>
      <Section labelledBy="services-asked" tone="sand">
        <h2 id="services-asked">{t('asked.title')}</h2>
        <p className={styles.lead}>{t('asked.lead')}</p>
        <ServiceList group="asked" />
      </Section>
      <Section labelledBy="services-ask" width="text" className={styles.ask}>
        <Ornament />
        <h2 id="services-ask">{t('ask.title')}</h2>
        <p>{t('ask.text')}</p>
        <ButtonLink to="/contact" size="large">
          {t('ask.link')}
        </ButtonLink>
      </Section>
    </>
  )
}
