import { reviewSearchOf } from '@calm-rest/contract/widget'
import { HostLink } from '@calm-rest/federation/widget'
import type { ReactNode } from 'react'
import type { ReviewListProps } from './load.ts'

interface SearchLinkProps {
  /** Filters and order that the link leads to, on the first page. */
  search: ReviewListProps
  isChosen?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A link to the same list under other filters: without a script, too, and the page stays where it is. */
export const SearchLink = ({ search, isChosen = false, className, children }: SearchLinkProps) => (
  <HostLink
    to={{ screen: 'reviews', ...reviewSearchOf(search) }}
    className={className}
    aria-current={isChosen || undefined}
    data-keeps-place=""
  >
    {children}
  </HostLink>
)
