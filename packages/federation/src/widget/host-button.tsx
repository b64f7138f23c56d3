import type { To } from '@calm-rest/contract/widget'
import { Button, type ButtonProps } from '@calm-rest/ui'
import { useHostLink } from './use-host-link.ts'

export type HostButtonProps = Omit<Extract<ButtonProps, { href: string }>, 'href'> & { to: To }

/** A link to a screen of the site that looks like a button. */
export const HostButton = ({ to, onClick, ...look }: HostButtonProps) => (
  <Button {...look} {...useHostLink(to, onClick)} />
)
