import { Logo } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../links/screen-link.tsx'
import { useIsWritten } from '../../routes/use-is-written.ts'
import { Waves } from '../../sections/waves.tsx'
import { useSite } from '../../site/site.ts'
import { Shown } from '../../texts/shown.tsx'
import { useSiteTexts } from '../../texts/use-texts.ts'
import * as styles from './footer.module.css'
import { FooterContact } from './footer-contact.tsx'
import { SocialLinks } from './social-links.tsx'

/** Labels are names of screens, and `layout.nav.<label>` (specification, §2). */
const quickLinks = [
  { to: '/rooms', label: 'rooms' },
  { to: '/services', label: 'services' },
  { to: '/about', label: 'about' },
  { to: '/contact', label: 'contact' },
] as const

export const Footer = ({ inert }: { inert: boolean }) => {
  const { t } = useTranslation()
  const { name, legal, look } = useSite().facts
  const { footer } = useSiteTexts()
  const isWritten = useIsWritten()
  const links = quickLinks.filter(({ label }) => isWritten(label))
  return (
    <footer className={styles.footer} inert={inert}>
      <Waves into="sea" />
      <div className={styles.ground}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <p className={styles.name}>
              {/* its ground is dark in both themes: a logo might not be seen */}
              <Logo name={name} look={look?.logo ? undefined : look} />
            </p>
            {footer?.claim && (
              <p>
                <Shown of={footer.claim} />
              </p>
            )}
            <SocialLinks />
          </div>
          <FooterContact />
          <nav aria-labelledby="footer-links">
            <h2 id="footer-links" className={styles.heading}>
              {t('layout.footer.links')}
            </h2>
            <ul className={styles.links}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <ScreenLink to={to} className={styles.link}>
                    {t(`layout.nav.${label}`)}
                  </ScreenLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.legal}>
          <span>{`© ${name}`}</span>
          {legal && (
            <ScreenLink to="/imprint" className={styles.link}>
              {t('titles.imprint')}
            </ScreenLink>
          )}
          <ScreenLink to="/privacy" className={styles.link}>
            {t('layout.footer.privacy')}
          </ScreenLink>
          <ScreenLink to="/terms" className={styles.link}>
            {t('layout.footer.terms')}
          </ScreenLink>
          <ScreenLink to="/partners" className={styles.link}>
            {t('layout.footer.partners')}
          </ScreenLink>
        </div>
      </div>
    </footer>
  )
}
