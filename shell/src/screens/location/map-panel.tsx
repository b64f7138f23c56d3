import { ownMapOf } from '@calm-rest/contract/drawings'
import { amapUrlOf, mapUrlOf } from '@calm-rest/contract/maps'
import type { ShownText } from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'
import { Alert, Button, Icon, icons } from '@calm-rest/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { mapFrameUrl } from '../../hotel/maps.ts'
import { NewTabNote, newTab } from '../../links/new-tab.tsx'
import { useSite } from '../../site/site.ts'
import { langOf, plainOf } from '../../texts/plain.ts'
import * as styles from './map-panel.module.css'
import { useGoogleMap } from './use-google-map.ts'

/** A drawn map; `drawn` says what one shows that somebody drew. Google's replaces it after a click, once it is loaded; Google gets no request before. */
export const MapPanel = ({ drawn }: { drawn?: ShownText | undefined }) => {
  const { t, i18n } = useTranslation('location')
  const { facts } = useSite()
  const { geo } = facts
  const google = useGoogleMap()
  const map = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isLoading = google.state === 'asked' || google.state === 'reached'
  const isShown = google.state === 'shown'
  const loaded = () => {
    // the button goes, and the map takes over its focus
    if (document.activeElement === button.current) map.current?.focus({ preventScroll: true })
    google.loaded()
  }
  const isChinese = i18n.language === 'zh'
  const amap = geo && facts.languages.includes('zh') && (
    <Button href={amapUrlOf(facts)} {...newTab} variant={isChinese ? 'secondary' : 'quiet'}>
      <span>{t('map.amap')}</span>
      <Icon draw={icons.external} />
      <NewTabNote />
    </Button>
  )
  return (
    <div className={styles.panel}>
      <div ref={map} tabIndex={-1} className={styles.map}>
        {!isShown && <DrawnMap text={drawn} />}
        {geo && (google.state === 'reached' || isShown) && (
          <iframe
            src={mapFrameUrl(i18n.language as Lang, geo)}
            title={t('map.frame')}
            referrerPolicy="no-referrer"
            className={isShown ? styles.frame : styles.coming}
            onLoad={loaded}
          />
        )}
      </div>
      {google.state === 'failed' && (
        <Alert tone="warning" title={t('map.failed.title')}>
          {t('map.failed.text')}
        </Alert>
      )}
      <div className={styles.actions}>
        {isChinese && amap}
        {geo && !isShown && (
          <Button
            ref={button}
            variant="secondary"
            onClick={isLoading ? undefined : google.ask}
            aria-busy={isLoading || undefined}
            aria-describedby="map-note"
          >
            {isLoading ? t('map.loading') : t('map.show')}
          </Button>
        )}
        {geo && (
          <Button href={mapUrlOf(facts)} {...newTab} variant={isShown ? 'secondary' : 'quiet'}>
            <span>{t('map.open')}</span>
            <Icon draw={icons.external} />
            <NewTabNote />
          </Button>
        )}
        {!isChinese && amap}
      </div>
      {geo && !isShown && (
        <p id="map-note" className={styles.note}>
          {t('map.note')}
        </p>
      )}
    </div>
  )
}

/** The map that somebody drew for the place, or one that the site draws of the country with a pin. */
const DrawnMap = ({ text }: { text: ShownText | undefined }) => {
  const { t, i18n } = useTranslation('location')
  const { facts } = useSite()
  const { look, address } = facts
  const shown = { width: '1200', height: '800', className: styles.drawn }
  if (look?.map) return <img src={look.map} alt={plainOf(text)} lang={langOf(text)} {...shown} />
  const own = ownMapOf(facts, i18n.language as Lang)
  const { town, country } = address
  return own && <img src={own} alt={t('map.own', { town, country })} {...shown} />
}
