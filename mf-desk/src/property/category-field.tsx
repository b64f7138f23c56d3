import type { Category } from '@calm-rest/contract/api'
import { SelectField } from '@calm-rest/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

// a copy: the contract's schemas would add zod to the bundle
const isCategory = {
  standard: true,
  'sea view': true,
  'Air Conditioned': true,
  family: true,
} as const satisfies Record<Category, true>

const categories = Object.keys(isCategory) as Category[]

/** A category by which guests search for rooms. */
export const CategoryField = (field: Omit<ComponentProps<typeof SelectField>, 'label' | 'name'>) => {
  const { t } = useTranslation()
  return (
    <SelectField {...field} name="category" label={t('property.fact.category')}>
      {categories.map((category) => (
        <option key={category} value={category}>
          {t(`property.categories.${category}`)}
        </option>
      ))}
    </SelectField>
  )
}
