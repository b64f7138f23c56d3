import { Button, type ButtonProps } from '@calm-rest/ui'
import { useLink } from './use-link.ts'

export type ButtonLinkProps = Omit<Extract<ButtonProps, { href: string }>, 'href'> & { to: string }

/** A link to a screen that looks like a button. */
export const ButtonLink = ({ to, onClick, ...rest }: ButtonLinkProps) => (
  <Button {...rest} {...useLink(to, onClick)} />
)
