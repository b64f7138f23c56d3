import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './services.module.css'

/** Names are `<group>.<name>.title` and `.text` in the words. */
const services = {
  included: [
    { name: 'breakfast', draw: icons.breakfast },
    { name: 'wifi', draw: icons.wifi },
    { name: 'desk', draw: icons.service },
    { name: 'housekeeping', draw: icons.bed },
    { name: 'pool', draw: icons.pool },
    { name: 'parking', draw: icons.parking },
  ],
  asked: [
    { name: 'shuttle', draw: icons.shuttle },
    { name: 'whales', draw: icons.sea },
    { name: 'cooking', draw: icons.tea },
    { name: 'bicycles', draw: icons.bicycle },
    { name: 'laundry', draw: icons.tub },
    { name: 'luggage', draw: icons.luggage },
  ],
} as const

export const ServiceList = ({ group }: { group: keyof typeof services }) => {
  const { t } = useTranslation('services')
  return (
    <ul className={styles.services}>
      {services[group].map(({ name, draw }) => (
        <li key={name} className={styles.service}>
          <Icon draw={draw} size="large" className={styles.icon} />
          <div>
            <h3 className={styles.name}>{t(`${group}.${name}.title`)}</h3>
            <p>{t(`${group}.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
