import { Link, type LinkProps, useLocation } from 'react-router-dom'
import { inLanguage } from '../routes/addresses.ts'
import { useLinkLang, usePrefetch } from './use-link.ts'

export interface ScreenLinkProps extends Omit<LinkProps, 'to'> {
  to: string
}

/** A link to a screen. It is marked as current on its own page, and prefetches its screen when aimed at. */
export const ScreenLink = ({ to, ...rest }: ScreenLinkProps) => {
  const { pathname } = useLocation()
  const lang = useLinkLang()
  const prefetch = usePrefetch(to)
  return <Link to={inLanguage(to, lang)} aria-current={currentOf(to, pathname)} {...prefetch} {...rest} />
}

/** 'page' for the page itself, true for one below it. Letter case does not matter to our addresses. */
const currentOf = (to: string, pathname: string) => {
  const [target, here] = [to.toLowerCase(), pathname.toLowerCase().replace(/(.)\/$/, '$1')]
  if (target === here) return 'page'
  return target !== '/' && here.startsWith(`${target}/`) ? true : undefined
}
