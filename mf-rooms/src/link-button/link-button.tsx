import type { To } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { Button, type ButtonProps } from '@calm-rest/ui'
import type { MouseEvent } from 'react'

type Link = Extract<ButtonProps, { href: string }>

interface LinkButtonProps extends Omit<Link, 'href' | 'onClick'> {
  to: To
  /** Before the page goes there, also to a new tab. */
  onLeave?: (() => void) | undefined
}

/** A real link to a screen of the host that looks like a button. */
export const LinkButton = ({ to, onLeave, ...look }: LinkButtonProps) => {
  const host = useHost()
  const go = (event: MouseEvent) => {
    onLeave?.()
    // the browser's own ways to open a link elsewhere stay the browser's
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    host.navigate(to)
  }
  return <Button {...look} href={host.href(to)} onClick={go} />
}
