import { VisuallyHidden } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

/** Spread on a link that leaves the site. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/** Text for screen readers that a link opens in a new tab. */
export const NewTabNote = () => {
  const { t } = useTranslation()
  return <VisuallyHidden>{` ${t('common.newTab')}`}</VisuallyHidden>
}
