import { type Hex, tokensOf } from '@calm-rest/contract/look'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './look.module.css'

interface LookPreviewProps {
  /** Null: the colours of the design. */
  accent: Hex | null
  /** Of the property. */
  name: string
}

const themes = ['light', 'dark'] as const

/** A piece of a guest's page in both themes, with the colours that a page would have. */
export const LookPreview = ({ accent, name }: LookPreviewProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.previews}>
      {themes.map((theme) => (
        <figure key={theme} className={styles.preview} data-theme={theme} style={coloursOf(accent, theme)}>
          <figcaption className={styles.caption}>{t(`look.theme.${theme}`)}</figcaption>
          <div className={styles.sample} aria-hidden="true">
            <p className={styles.sampleName}>{name}</p>
            <p>
              <span>{t('look.sample')}</span>{' '}
              <span className={styles.sampleLink}>{t('look.sampleLink')}</span>
            </p>
            <p>
              <span className={styles.sampleButton}>{t('look.sampleButton')}</span>
              <span className={styles.samplePrice}>120</span>
            </p>
          </div>
          <div className={styles.sampleFoot} aria-hidden="true">
            <span className={styles.sampleSun}>{t('look.sampleButton')}</span>
            <span>{name}</span>
          </div>
        </figure>
      ))}
    </div>
  )
}

/** As custom properties, so that the desk's policy needs no style sheet for them. */
const coloursOf = (accent: Hex | null, theme: 'light' | 'dark'): CSSProperties =>
  accent === null
    ? {}
    : Object.fromEntries(
        Object.entries(tokensOf(accent)).map(([name, pair]) => [`--cr-${name}`, pair[theme]]),
      )
