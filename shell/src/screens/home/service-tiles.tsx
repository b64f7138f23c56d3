import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { Section } from '../../parts/section.tsx'
import * as styles from './service-tiles.module.css'

const tiles = [
  { name: 'wifi', draw: icons.wifi },
  { name: 'shuttle', draw: icons.shuttle },
  { name: 'service', draw: icons.service },
  { name: 'parking', draw: icons.parking },
] as const

export const ServiceTiles = () => {
  const { t } = useTranslation()
  return (
    <Section labelledBy="home-services">
      <h2 id="home-services" className={styles.title}>
        {t('home.services.title')}
      </h2>
      <ul className={styles.tiles}>
        {tiles.map(({ name, draw }) => (
          <li key={name} className={styles.tile}>
            <Icon draw={draw} size="large" className={styles.icon} />
            <h3 className={styles.name}>{t(`home.services.${name}.title`)}</h3>
            <p className={styles.text}>{t(`home.services.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
