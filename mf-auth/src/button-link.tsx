import type { To } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { Button, type ButtonProps } from '@calm-rest/ui'
import type { MouseEvent, ReactNode } from 'react'

interface ButtonLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'icon'> {
  to: To
  children: ReactNode
}

/** A link to a screen that looks like a button; opens in a new tab as any link. */
export const ButtonLink = ({ to, ...look }: ButtonLinkProps) => {
  const host = useHost()
  const go = (event: MouseEvent) => {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (elsewhere) return
    event.preventDefault()
    host.navigate(to)
  }
  return <Button {...look} href={host.href(to)} onClick={go} />
}
