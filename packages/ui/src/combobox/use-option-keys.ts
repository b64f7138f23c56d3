import OptionKeys from '@github/combobox-nav'
import { type RefObject, useEffect, useRef } from 'react'

/** Arrow keys, Enter and aria-activedescendant between an input and its list, while the list is open. */
export const useOptionKeys = (
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  open: boolean,
) => {
  const keys = useRef<OptionKeys>(undefined)
  useEffect(() => {
    if (!open || !input.current || !list.current) return
    keys.current ??= new OptionKeys(input.current, list.current, { tabInsertsSuggestions: false })
    keys.current.start()
    return () => keys.current?.stop()
  }, [open, input, list])
}
