import type { Picture } from '@calm-rest/contract/api'
import { drawingOf } from '@calm-rest/contract/drawings'
import type { ShownText } from '@calm-rest/contract/texts'
import { useSyncExternalStore } from 'react'
import { useSite } from '../../site/site.ts'
import { langOf, plainOf } from '../../texts/plain.ts'
import * as styles from './hero.module.css'

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
  const { look } = useSite().facts
  const day = drawingOf(look, 'hero')
  const night = drawingOf(look, 'hero-dark')
  const isNight = useSyncExternalStore(
    subscribe,
    () => matchMedia(isDark).matches,
    () => undefined,
  )
  if (look?.hero) return <HeroPhotograph photograph={look.hero} text={text} />
  return (
    <picture className={styles.frame}>
      {isNight === undefined && <source srcSet={night} media={isDark} />}
      <img
        src={isNight ? night : day}
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

interface HeroPhotographProps {
  photograph: Picture
  text: ShownText | undefined
}

const HeroPhotograph = ({ photograph: { src, width, height, sources = [] }, text }: HeroPhotographProps) => (
  <picture className={styles.frame}>
    {sources.map(({ type, srcset }) => (
      <source key={type} type={type} srcSet={srcset} sizes="100vw" />
    ))}
    <img
      src={src}
      alt={plainOf(text)}
      lang={langOf(text)}
      width={width}
      height={height}
      fetchPriority="high"
      className={styles.photograph}
    />
  </picture>
)
