import type { ShownText, ShownTexts } from '@calm-rest/contract/texts'
import { Card, Icon, icons } from '@calm-rest/ui'
import { langOf, plainOf } from '../../texts/plain.ts'
import { Shown } from '../../texts/shown.tsx'
import * as styles from './attractions.module.css'

type Places = NonNullable<NonNullable<ShownTexts<'location'>['near']>['items']>

/** In the order of their numbers on the drawn map. Pictures are `/art/place-<picture>.svg`. */
export const Attractions = ({ places }: { places: Places }) => (
  <ul className={styles.places}>
    {places.map(({ picture, name, distance, walk, text }, index) => (
      <Card
        key={plainOf(name)}
        as="li"
        mark={<span className={styles.number}>{index + 1}</span>}
        media={
          picture && <img src={`/art/place-${picture}.svg`} alt="" width="1200" height="800" loading="lazy" />
        }
      >
        <h3>
          <Shown of={name} />
        </h3>
        <p className={styles.way}>
          <Icon draw={icons.pin} />
          <Way distance={distance} walk={walk} />
        </p>
        <p>
          <Shown of={text} />
        </p>
      </Card>
    ))}
  </ul>
)

interface WayProps {
  distance: ShownText | undefined
  walk: ShownText | undefined
}

/** One text, unless one of both lacks the page's language. */
const Way = ({ distance, walk }: WayProps) => {
  if (typeof distance !== 'object' && typeof walk !== 'object') {
    return <span>{[distance, walk].filter(Boolean).join(' · ')}</span>
  }
  return (
    <>
      <span lang={langOf(distance)}>{plainOf(distance)}</span>
      <span lang={langOf(walk)}>{plainOf(walk)}</span>
    </>
  )
}
