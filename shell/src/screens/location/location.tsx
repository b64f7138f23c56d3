import type { WordsByLang } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../sections/page-header.tsx'
import { Section } from '../../sections/section.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { AddressBlock } from './address-block.tsx'
import { Attractions } from './attractions.tsx'
import { Directions } from './directions.tsx'
import * as styles from './location.module.css'
import { MapPanel } from './map-panel.tsx'
import { Transport } from './transport.tsx'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "location-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "location-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "location-zh" */ './locales/zh.json'),
}

export const Location = () => (
  <ScreenWords namespace="location" words={words}>
    <LocationPage />
  </ScreenWords>
)

const LocationPage = () => {
  const { t } = useTranslation('location')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} scene="sea" />
      <Section labelledBy="location-address" className={styles.place}>
        <AddressBlock />
        <MapPanel />
      </Section>
      <Section labelledBy="location-near" tone="sand">
        <h2 id="location-near">{t('near.title')}</h2>
        <Attractions />
      </Section>
      <Section labelledBy="location-transport">
        <h2 id="location-transport">{t('transport.title')}</h2>
        <Transport />
      </Section>
      <Section labelledBy="location-directions" tone="sea">
        <h2 id="location-directions">{t('directions.title')}</h2>
        <Directions />
      </Section>
    </>
  )
}
