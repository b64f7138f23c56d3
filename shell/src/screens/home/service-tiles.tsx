import { useTranslation } from 'react-i18next'
import { Section } from '../../sections/section.tsx'
import * as styles from './service-tiles.module.css'

/** Pictures are `/art/service-<picture>.svg`. */
const tiles = [
  { name: 'wifi', picture: 'wifi' },
  { name: 'shuttle', picture: 'shuttle' },
  { name: 'service', picture: '24h' },
  { name: 'parking', picture: 'parking' },
] as const

export const ServiceTiles = () => {
  const { t } = useTranslation()
  return (
    <Section labelledBy="home-services">
      <h2 id="home-services" className={styles.title}>
        {t('home.services.title')}
      </h2>
      <ul className={styles.tiles}>
        {tiles.map(({ name, picture }) => (
          <li key={name} className={styles.tile}>
            <img
              src={`/art/service-${picture}.svg`}
              alt=""
              width="800"
              height="600"
              loading="lazy"
              className={styles.picture}
            />
            <div className={styles.words}>
              <h3 className={styles.name}>{t(`home.services.${name}.title`)}</h3>
              <p>{t(`home.services.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
