import type { ShownTexts } from '@calm-rest/contract/texts'
import { Icon, icons } from '@calm-rest/ui'
import { plainOf } from '../../texts/plain.ts'
import { Shown } from '../../texts/shown.tsx'
import * as styles from './services.module.css'
import { signs } from './signs.ts'

export type Services = NonNullable<NonNullable<ShownTexts<'services'>['included']>['items']>

/** Services of both lists: breakfast is one of those on request if it is not in every price. */
export const listedServices = (included: Services, asked: Services, isBreakfastIncluded: boolean) => {
  if (isBreakfastIncluded) return { included, asked }
  const isBreakfast = ({ sign }: Services[number]) => sign === 'breakfast'
  return {
    included: included.filter((one) => !isBreakfast(one)),
    asked: [...included.filter(isBreakfast), ...asked],
  }
}

export const ServiceList = ({ services }: { services: Services }) => (
  <ul className={styles.services}>
    {services.map(({ sign, title, text }) => (
      <li key={plainOf(title)} className={styles.service}>
        <Icon draw={sign ? signs[sign] : icons.check} size="large" className={styles.icon} />
        <div>
          <h3 className={styles.name}>
            <Shown of={title} />
          </h3>
          <p>
            <Shown of={text} />
          </p>
        </div>
      </li>
    ))}
  </ul>
)
