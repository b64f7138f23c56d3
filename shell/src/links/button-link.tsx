import { Button, type ButtonProps } from '@calm-rest/ui'
import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { inLanguage } from '../routes/addresses.ts'
import { useLinkLang, usePrefetch } from './use-link.ts'

export type ButtonLinkProps = Omit<Extract<ButtonProps, { href: string }>, 'href'> & { to: string }

/** A link to a screen that looks like a button. */
export const ButtonLink = ({ to, onClick, ...rest }: ButtonLinkProps) => {
  const target = inLanguage(to, useLinkLang())
  const href = useHref(target)
  const go = useLinkClickHandler<HTMLAnchorElement>(target)
  const prefetch = usePrefetch(to)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) go(event)
  }
  return <Button {...rest} href={href} {...prefetch} onClick={click} />
}
