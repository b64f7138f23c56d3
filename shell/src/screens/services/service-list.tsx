import type { ShownTexts } from '@calm-rest/contract/texts'
import { icons } from '@calm-rest/ui'
import { EntryList } from '../../sections/entry-list.tsx'
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
  <EntryList
    entries={services.map(({ sign, title, text }) => ({
      title,
      text,
      draw: sign ? signs[sign] : icons.check,
    }))}
  />
)
