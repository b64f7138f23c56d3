import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { rootHydratedEvent } from '../../slots/early.ts'

/** From this width on the links stand in the bar and there is no menu. Keep with nav-bar.module.css. */
const wideBar = '(width >= 1040px)'

/** Class of the root element while the menu lies over the page. */
const openClass = 'menu-open'

/** The menu of narrow screens: closes on Escape, on arrival at a screen and when the window gets wide. */
export const useMenu = (pathname: string) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const [shownPath, setShownPath] = useState(pathname)
  // another screen closes it
  if (shownPath !== pathname) {
    setShownPath(pathname)
    setOpen(false)
  }

  // until the screen is hydrated the inline script turns the button: React then has to know how it stands
  useLayoutEffect(() => {
    const read = () => setOpen(button.current?.ariaExpanded === 'true')
    read()
    document.documentElement.addEventListener(rootHydratedEvent, read)
    return () => document.documentElement.removeEventListener(rootHydratedEvent, read)
  }, [])

  useEffect(() => {
    if (!open) return
    const closing = new AbortController()
    const { signal } = closing
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    addEventListener('keydown', onKey, { signal })
    matchMedia(wideBar).addEventListener('change', () => setOpen(false), { signal })
    document.documentElement.classList.add(openClass)
    return () => {
      closing.abort()
      document.documentElement.classList.remove(openClass)
    }
  }, [open])

  return { open, button, toggled: () => setOpen(!open), closed: () => setOpen(false) }
}

export type Menu = ReturnType<typeof useMenu>
