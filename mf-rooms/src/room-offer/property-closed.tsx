import type { ClosedProperty } from '@calm-rest/contract/api'
import type { Lang, StaySearch } from '@calm-rest/contract/widget'
import { HostButton } from '@calm-rest/federation/widget'
import { stayDates } from '@calm-rest/i18n'
import { Alert } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ClosedWords } from './closed-words.tsx'

interface PropertyClosedProps {
  closed: ClosedProperty
  /** The search, which goes on with the nearest days. */
  stay: StaySearch
  category?: string | undefined
  lang: Lang
}

/** Once for all rooms: when the property is closed, with a link to the nearest days on which it is open. */
export const PropertyClosed = ({ closed, stay, category, lang }: PropertyClosedProps) => {
  const { t } = useTranslation()
  const { nearest } = closed
  const days = nearest && stayDates(lang, nearest, { year: true })
  const action = nearest && days && (
    <HostButton size="small" to={{ screen: 'rooms', category, ...stay, ...nearest }}>
      {t('offer.nearest', { checkIn: days.from, checkOut: days.until })}
    </HostButton>
  )
  return (
    <Alert action={action}>
      <ClosedWords closed={closed} lang={lang} />
    </Alert>
  )
}
