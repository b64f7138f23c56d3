import type { Lang } from '@calm-rest/contract/widget'
import { useTranslation } from 'react-i18next'

export const useLang = () => useTranslation().i18n.language as Lang
