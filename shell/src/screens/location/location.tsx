import type { WordsByLang } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../sections/page-header.tsx'
import { Section } from '../../sections/section.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
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

/** A section shows once it has its title and an entry. */
const LocationPage = () => {
  const { t } = useTranslation()
  const { header, map, near, transport, directions } = useTexts('location')
  const { geo, look } = useSite().facts
  return (
    <>
      <PageHeader
        title={<Shown of={header?.title ?? t('titles.location')} />}
        lead={header?.lead && <Shown of={header.lead} />}
        scene="sea"
      />
      <Section labelledBy="location-address" className={styles.place}>
        <AddressBlock />
        {(geo || look?.map) && <MapPanel drawn={map?.picture} />}
      </Section>
      {near?.title && near.items && (
        <Section labelledBy="location-near" tone="sand">
          <h2 id="location-near">
            <Shown of={near.title} />
          </h2>
          <Attractions places={near.items} />
        </Section>
      )}
      {transport?.title && transport.items && (
        <Section labelledBy="location-transport">
          <h2 id="location-transport">
            <Shown of={transport.title} />
          </h2>
          <Transport ways={transport.items} />
        </Section>
      )}
      {directions?.title && directions.items && (
        <Section labelledBy="location-directions" tone="sea">
          <h2 id="location-directions">
            <Shown of={directions.title} />
          </h2>
          <Directions ways={directions.items} />
        </Section>
      )}
    </>
  )
}
