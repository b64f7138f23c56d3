import type { ShownText } from '@calm-rest/contract/texts'
import { useSyncExternalStore } from 'react'
import { langOf, plainOf } from '../../texts/plain.ts'
import * as styles from './hero.module.css'

const day = '/art/hero-house.svg'
const night = '/art/hero-house-dark.svg'
const isDark = '(prefers-color-scheme: dark)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(isDark)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * A drawing of the property by day or by night. In HTML a `source` chooses; a script chooses by itself, since
 * Chromium keeps every rendered `source` with `media` in memory, and with it the whole screen.
 */
export const HeroPicture = ({ text }: { text: ShownText | undefined }) => {
  const chosen = useSyncExternalStore(
    subscribe,
    () => (matchMedia(isDark).matches ? night : day),
    () => undefined,
  )
  return (
    <picture className={styles.frame}>
      {chosen === undefined && <source srcSet={night} media={isDark} />}
      <img
        src={chosen ?? day}
        alt={plainOf(text)}
        lang={langOf(text)}
        width="2000"
        height="900"
        fetchPriority="high"
        className={styles.picture}
      />
    </picture>
  )
}
