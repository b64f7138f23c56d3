import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../site/site.ts'
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

type Group = keyof typeof services

/** Breakfast is an optional service if it is not in every price. */
const servicesOf = (group: Group, isBreakfastIncluded: boolean) => {
  const { included, asked } = services
  const [breakfast, ...others] = included.map((one) => ({ ...one, group: 'included' }) as const)
  const onRequest = asked.map((one) => ({ ...one, group: 'asked' }) as const)
  if (group === 'included') return isBreakfastIncluded && breakfast ? [breakfast, ...others] : others
  return isBreakfastIncluded || !breakfast ? onRequest : [breakfast, ...onRequest]
}

export const ServiceList = ({ group: shown }: { group: Group }) => {
  const { t } = useTranslation('services')
  const { terms } = useSite().facts
  const isBreakfastIncluded = (terms?.breakfast ?? 'included') === 'included'
  return (
    <ul className={styles.services}>
      {servicesOf(shown, isBreakfastIncluded).map(({ group, name, draw }) => (
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
