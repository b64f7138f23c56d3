import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './transport.module.css'

const ways = [
  { name: 'bikes', draw: icons.bicycle },
  { name: 'taxi', draw: icons.taxi },
  { name: 'car', draw: icons.car },
] as const

export const Transport = () => {
  const { t } = useTranslation('location')
  return (
    <ul className={styles.ways}>
      {ways.map(({ name, draw }) => (
        <li key={name} className={styles.way}>
          <Icon draw={draw} size="large" className={styles.icon} />
          <h3>{t(`transport.${name}.title`)}</h3>
          <p className={styles.when}>{t(`transport.${name}.when`)}</p>
          <p>{t(`transport.${name}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}
