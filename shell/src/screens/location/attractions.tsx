import { Card, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './attractions.module.css'

/** In the order of their numbers on the drawn map. Pictures are `/art/place-<id>.svg`. */
const places = [
  'mirissa-beach',
  'coconut-tree-hill',
  'parrot-rock',
  'whale-harbour',
  'weligama-bay',
  'galle-fort',
] as const

export const Attractions = () => {
  const { t } = useTranslation('location')
  return (
    <ul className={styles.places}>
      {places.map((id, index) => (
        <Card
          key={id}
          as="li"
          mark={<span className={styles.number}>{index + 1}</span>}
          media={<img src={`/art/place-${id}.svg`} alt="" width="1200" height="800" loading="lazy" />}
        >
          <h3>{t(`near.${id}.name`)}</h3>
          <p className={styles.way}>
            <Icon draw={icons.pin} />
            <span>{`${t(`near.${id}.distance`)} · ${t(`near.${id}.walk`)}`}</span>
          </p>
          <p>{t(`near.${id}.text`)}</p>
        </Card>
      ))}
    </ul>
  )
}
