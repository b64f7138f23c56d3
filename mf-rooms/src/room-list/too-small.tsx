import { limits } from '@calm-rest/contract/limits'
import type { StaySearch } from '@calm-rest/contract/widget'
import { HostLink } from '@calm-rest/federation/widget'
import { EmptyState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

interface TooSmallProps {
  stay: StaySearch
  /** Some rooms are large enough, and none of them is free. */
  isTaken?: boolean
}

/**
 * No room is large enough for the guests: links to the booking of two rooms, with half of them in the first,
 * and to the property.
 */
export const TooSmall = ({ stay, isTaken = false }: TooSmallProps) => {
  const { t } = useTranslation()
  const { checkIn, checkOut, guests = limits.guests.default } = stay
  // each language has the links where they read well
  const [before, book, between, write, after] = t(isTaken ? 'list.tooSmallFree' : 'list.tooSmall').split('|')
  return (
    <EmptyState draw={icons.bed}>
      <p>
        <span>{before}</span>
        <HostLink to={{ screen: 'login', checkIn, checkOut, guests: Math.ceil(guests / 2) }}>{book}</HostLink>
        <span>{between}</span>
        <HostLink to={{ screen: 'contact' }}>{write}</HostLink>
        <span>{after}</span>
      </p>
    </EmptyState>
  )
}
