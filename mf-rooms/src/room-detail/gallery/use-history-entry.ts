import { useEffect, useRef, useState } from 'react'

/**
 * Something over the page that is open in an entry of the history of its own, so that Back closes it and a reload keeps
 * it. The state of the entry is that of the page, with `name` in it: to the host it is the same page.
 */
export const useHistoryEntry = (name: string) => {
  const [isOpen, setIsOpen] = useState(false)
  /** Back was asked for, and the browser has not answered: a second one would leave the page. */
  const isClosing = useRef(false)
  useEffect(() => {
    const read = () => {
      isClosing.current = false
      setIsOpen(history.state?.[name] === true)
    }
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [name])
  const open = () => {
    history.pushState({ ...history.state, [name]: true }, '')
    setIsOpen(true)
  }
  const close = () => {
    if (isClosing.current || history.state?.[name] !== true) return
    isClosing.current = true
    history.back()
  }
  return { isOpen, open, close }
}
