import type { To } from '@calm-rest/contract/widget'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHost } from './host-context.ts'
import { isPlainClick } from './plain-click.ts'

export interface HostLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
}

/** A real link to a screen of the site: opens in a new tab as any link, and goes by the router on a plain click. */
export const HostLink = ({ to, onClick, ...rest }: HostLinkProps) => {
  const host = useHost()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    host.navigate(to)
  }
  return <a href={host.href(to)} onClick={go} {...rest} />
}
