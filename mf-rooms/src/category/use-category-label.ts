import { useTranslation } from 'react-i18next'

const keys: Record<string, string> = {
  standard: 'category.standard',
  'sea view': 'category.seaView',
  'Air Conditioned': 'category.airConditioned',
  family: 'category.family',
}

/** The words for a category. One that an API of tomorrow adds is shown as it is. */
export const useCategoryLabel = () => {
  const { t } = useTranslation()
  return (category: string): string => {
    const key = Object.hasOwn(keys, category) ? keys[category] : undefined
    return key ? t(key) : category
  }
}
