import { Link, type LinkProps, useLocation } from 'react-router-dom'
import { inLanguage } from '../site/addresses.ts'
import { useLinkLang } from './use-link-lang.ts'
import { usePreload } from './use-preload.ts'

export interface ScreenLinkProps extends Omit<LinkProps, 'to'> {
  to: string
}

/** A link to a screen. It says where it is the one that is shown, and fetches the screen's code when aimed at. */
export const ScreenLink = ({ to, ...rest }: ScreenLinkProps) => {
  const { pathname } = useLocation()
  const lang = useLinkLang()
  const preload = usePreload(to)
  return <Link to={inLanguage(to, lang)} aria-current={currentOf(to, pathname)} {...preload} {...rest} />
}

/** 'page' for the page itself, true for one below it. Letter case does not matter to our addresses. */
const currentOf = (to: string, pathname: string) => {
  const [target, here] = [to.toLowerCase(), pathname.toLowerCase().replace(/(.)\/$/, '$1')]
  if (target === here) return 'page'
  return target !== '/' && here.startsWith(`${target}/`) ? true : undefined
}
