import type { To } from '@calm-rest/contract/widget'
import { isUnmodifiedClick } from '@calm-rest/ui'
import type { MouseEvent, MouseEventHandler } from 'react'
import { useHost } from './host-context.ts'

/**
 * Address and click handler of a link to a screen. It opens in a new tab as any link, and navigates by the
 * router on a plain click.
 */
export const useHostLink = (to: To, onClick?: MouseEventHandler<HTMLAnchorElement>) => {
  const host = useHost()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isUnmodifiedClick(event)) return
    event.preventDefault()
    host.navigate(to)
  }
  return { href: host.href(to), onClick: go }
}
