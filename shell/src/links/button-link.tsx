import { Button, type ButtonProps } from '@calm-rest/ui'
import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { usePreload } from './use-preload.ts'

export type ButtonLinkProps = Omit<Extract<ButtonProps, { href: string }>, 'href'> & { to: string }

/** A link to a screen that looks like a button. */
export const ButtonLink = ({ to, onClick, ...rest }: ButtonLinkProps) => {
  const href = useHref(to)
  const go = useLinkClickHandler<HTMLAnchorElement>(to)
  const preload = usePreload(to)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) go(event)
  }
  return <Button {...rest} href={href} {...preload} onClick={click} />
}
