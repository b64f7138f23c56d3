import { amapUrl, mapUrl } from '@calm-rest/contract/maps'
import type { Lang } from '@calm-rest/contract/widget'
import { Button, Icon, icons } from '@calm-rest/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mapFrameUrl } from '../../hotel/maps.ts'
import { NewTabNote, newTab } from '../../links/new-tab.tsx'
import * as styles from './map-panel.module.css'

/** A drawn map. Google's takes its place after a click and not before: until then Google knows of nobody. */
export const MapPanel = () => {
  const { t, i18n } = useTranslation('location')
  const [asked, setAsked] = useState(false)
  const map = useRef<HTMLDivElement>(null)
  const show = () => {
    // the button goes with the press
    map.current?.focus({ preventScroll: true })
    setAsked(true)
  }
  const isChinese = i18n.language === 'zh'
  const amap = (
    <Button href={amapUrl} {...newTab} variant={isChinese ? 'secondary' : 'quiet'}>
      <span>{t('map.amap')}</span>
      <Icon draw={icons.external} />
      <NewTabNote />
    </Button>
  )
  return (
    <div className={styles.panel}>
      <div ref={map} tabIndex={-1} className={styles.map}>
        {asked ? (
          <iframe
            src={mapFrameUrl(i18n.language as Lang)}
            title={t('map.frame')}
            referrerPolicy="no-referrer"
            className={styles.frame}
          />
        ) : (
          <img src="/art/map.svg" alt={t('map.drawn')} width="1200" height="800" className={styles.drawn} />
        )}
      </div>
      <div className={styles.actions}>
        {isChinese && amap}
        {!asked && (
          <Button variant="secondary" onClick={show} aria-describedby="map-note">
            {t('map.show')}
          </Button>
        )}
        <Button href={mapUrl} {...newTab} variant={asked ? 'secondary' : 'quiet'}>
          <span>{t('map.open')}</span>
          <Icon draw={icons.external} />
          <NewTabNote />
        </Button>
        {!isChinese && amap}
      </div>
      {!asked && (
        <p id="map-note" className={styles.note}>
          {t('map.note')}
        </p>
      )}
    </div>
  )
}
