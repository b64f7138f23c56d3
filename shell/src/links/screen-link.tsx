import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { useLink } from './use-link.ts'

export interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/** A link to a screen. It is marked as current on its own page, and prefetches its screen when aimed at. */
export const ScreenLink = ({ to, onClick, ...rest }: ScreenLinkProps) => {
  const { pathname } = useLocation()
  return <a aria-current={currentOf(to, pathname)} {...rest} {...useLink(to, onClick)} />
}

/** 'page' for the page itself, true for one below it. Letter case does not matter to our addresses. */
const currentOf = (to: string, pathname: string) => {
  const target = to.toLowerCase()
  const here = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  if (target === here) return 'page'
  return target !== '/' && here.startsWith(`${target}/`) ? true : undefined
}
