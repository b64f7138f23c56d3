import { useTranslation } from 'react-i18next'

const keys: Record<string, string> = {
  standard: 'category.standard',
  'sea view': 'category.seaView',
  'Air Conditioned': 'category.airConditioned',
  family: 'category.family',
}

/** The label of a category; one that this release does not know is shown as the API sends it. */
export const useCategoryLabel = () => {
  const { t } = useTranslation()
  return (category: string): string => {
    const key = Object.hasOwn(keys, category) ? keys[category] : undefined
    return key ? t(key) : category
  }
}
