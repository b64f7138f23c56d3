import { HostLink, useHost } from '@calm-rest/federation/widget'
import { Emblem, Icon, icons } from '@calm-rest/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { type BarSection, type Section, sectionsFor, toSection } from '../navigation/sections.ts'
import * as styles from './desk-frame.module.css'
import { DeskMenu } from './desk-menu.tsx'
import { useFocusHeld } from './use-focus-held.ts'

const draws: Record<BarSection, string> = {
  today: icons.sun,
  chart: icons.calendar,
  'walk-in': icons.plus,
  rooms: icons.bed,
  messages: icons.mail,
  prices: 'M3.5 12.5v-9h9l8.5 8.5-9 9ZM8 7.5a.75.75 0 1 0 0 .01Z',
  figures: 'M3.5 20.5h17M6.5 17v-5M12 17V5.5M17.5 17V9',
}

interface DeskFrameProps {
  section: Section
  title: string
  /** Its member has just signed in: the focused button is gone with the sign-in. */
  takesFocus?: boolean
  children: ReactNode
}

/** The logo as an icon, the emblem of a house by the sea, or a house in the property's colour. */
const Sign = () => {
  const look = useHost().property?.look
  if (!look?.logo && look?.drawings === 'coast') return <Emblem />
  const own = look?.logo?.icon.replace('512', '192')
  const drawn = `/art/own/${look?.accent?.slice(1) ?? 'plain'}/icon.svg`
  return <img src={own ?? drawn} alt="" width="32" height="32" />
}

/** Layout of the desk: a bottom bar on a phone, a side rail on a desktop. */
export const DeskFrame = ({ section, title, takesFocus = false, children }: DeskFrameProps) => {
  const { t } = useTranslation()
  const { session } = useDesk()
  const content = useRef<HTMLDivElement>(null)
  useFocusHeld(content)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [])
  return (
    <div className={styles.frame} data-section={section}>
      <header className={styles.head}>
        <span className={styles.emblem}>
          <Sign />
        </span>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <DeskMenu />
      </header>
      <nav className={styles.bar} aria-label={t('bar.name')}>
        {sectionsFor(session.rights).map((name) => (
          <HostLink
            key={name}
            to={toSection({ section: name })}
            aria-current={name === section ? 'page' : undefined}
            className={styles.entry}
          >
            <Icon draw={draws[name]} />
            <span>{t(`bar.${name}`)}</span>
          </HostLink>
        ))}
      </nav>
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </div>
  )
}
