import type { To } from '@calm-rest/contract/widget'
import type { AnchorHTMLAttributes } from 'react'
import { useHostLink } from './use-host-link.ts'

export interface HostLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
}

/** A link to a screen of the site. */
export const HostLink = ({ to, onClick, ...rest }: HostLinkProps) => (
  <a {...rest} {...useHostLink(to, onClick)} />
)
