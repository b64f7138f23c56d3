import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './directions.module.css'

const routes = [
  { name: 'airport', draw: icons.plane },
  { name: 'car', draw: icons.car },
] as const
const steps = ['first', 'second', 'third'] as const

export const Directions = () => {
  const { t } = useTranslation('location')
  return (
    <div className={styles.routes}>
      {routes.map(({ name, draw }) => (
        <div key={name} className={styles.route}>
          <h3 className={styles.title}>
            <Icon draw={draw} />
            <span>{t(`directions.${name}.title`)}</span>
          </h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{t(`directions.${name}.${step}`)}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
