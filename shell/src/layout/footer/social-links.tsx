import { Icon, icons, VisuallyHidden } from '@calm-rest/ui'
import { NewTabNote, newTab } from '../../links/new-tab.tsx'
import { useSite } from '../../site/site.ts'
import * as styles from './social-links.module.css'

const networks = [
  { network: 'instagram', name: 'Instagram', draw: icons.instagram },
  { network: 'facebook', name: 'Facebook', draw: icons.facebook },
  { network: 'tripadvisor', name: 'Tripadvisor', draw: icons.tripadvisor },
] as const

/** Only the networks where the property has an address. */
export const SocialLinks = () => {
  const { social } = useSite().facts
  const configured = networks.flatMap(({ network, ...rest }) => {
    const url = social[network]
    return url ? [{ url, ...rest }] : []
  })
  if (configured.length === 0) return null
  return (
    <ul className={styles.links}>
      {configured.map(({ url, name, draw }) => (
        <li key={name}>
          <a href={url} {...newTab} className={styles.link}>
            <Icon draw={draw} />
            <VisuallyHidden>{name}</VisuallyHidden>
            <NewTabNote />
          </a>
        </li>
      ))}
    </ul>
  )
}
