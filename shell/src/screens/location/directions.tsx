import type { ShownTexts } from '@calm-rest/contract/texts'
import { Icon } from '@calm-rest/ui'
import { langOf, plainOf } from '../../texts/plain.ts'
import { Shown } from '../../texts/shown.tsx'
import * as styles from './directions.module.css'
import { signs } from './signs.ts'

type Ways = NonNullable<NonNullable<ShownTexts<'location'>['directions']>['items']>

/** The ways to the property: each line of a text is a step. */
export const Directions = ({ ways }: { ways: Ways }) => (
  <div className={styles.routes}>
    {ways.map(({ sign, title, steps }) => (
      <div key={plainOf(title)} className={styles.route}>
        <h3 className={styles.title}>
          {sign && <Icon draw={signs[sign]} />}
          <span>
            <Shown of={title} />
          </span>
        </h3>
        <ol className={styles.steps} lang={langOf(steps)}>
          {plainOf(steps)
            .split('\n')
            .filter(Boolean)
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
      </div>
    ))}
  </div>
)
