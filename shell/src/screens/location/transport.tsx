import type { ShownTexts } from '@calm-rest/contract/texts'
import { Icon } from '@calm-rest/ui'
import { plainOf } from '../../texts/plain.ts'
import { Shown } from '../../texts/shown.tsx'
import { signs } from './signs.ts'
import * as styles from './transport.module.css'

type Ways = NonNullable<NonNullable<ShownTexts<'location'>['transport']>['items']>

export const Transport = ({ ways }: { ways: Ways }) => (
  <ul className={styles.ways}>
    {ways.map(({ sign, title, when, text }) => (
      <li key={plainOf(title)} className={styles.way}>
        {sign && <Icon draw={signs[sign]} size="large" className={styles.icon} />}
        <h3>
          <Shown of={title} />
        </h3>
        {when && (
          <p className={styles.when}>
            <Shown of={when} />
          </p>
        )}
        <p>
          <Shown of={text} />
        </p>
      </li>
    ))}
  </ul>
)
