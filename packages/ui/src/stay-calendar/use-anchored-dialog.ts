import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { growFrom, positionNear } from './place-dialog.ts'

/**
 * A native modal dialog, opened when it appears and closed when it goes (the browser then gives the focus back),
 * near its anchor and inside the window: nothing scrolls. The style sheet says how many months there is room for, and
 * lets it grow from the field that it was opened for.
 */
export const useAnchoredDialog = (anchor: RefObject<HTMLElement | null>, fieldName: string) => {
  const ref = useRef<HTMLDialogElement>(null)
  const [months, setMonths] = useState<1 | 2>(1)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    const read = () => setMonths(getComputedStyle(dialog).getPropertyValue('--months').trim() === '2' ? 2 : 1)
    read()
    addEventListener('resize', read)
    return () => {
      removeEventListener('resize', read)
      dialog.close()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of months is another size, and it opens once
  useLayoutEffect(() => {
    const position = () => {
      if (!ref.current || !anchor.current) return
      positionNear(ref.current, anchor.current)
      growFrom(ref.current, anchor.current.querySelector(`[data-field="${fieldName}"]`) ?? anchor.current)
    }
    position()
    addEventListener('resize', position)
    return () => removeEventListener('resize', position)
  }, [anchor, months])

  return { ref, months }
}
