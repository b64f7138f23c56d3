import { act, type ReactElement, useState } from 'react'
import { mountView } from '../mount-view.tsx'

const noWords = async () => ({ default: {} })
const words = { en: noWords, de: noWords, zh: noWords }

interface StageProps {
  first: ReactElement
  handle: { show: (next: ReactElement) => void }
}

const Stage = ({ first, handle }: StageProps) => {
  const [shown, show] = useState(first)
  Object.assign(handle, { show })
  return shown
}

/** Mounts a component of the kit; `rerender` gives it other props. */
export const mountComponent = async (element: ReactElement) => {
  const handle = { show: (_next: ReactElement) => {} }
  const view = await mountView(<Stage first={element} handle={handle} />, words, 'en')
  return { ...view, rerender: (next: ReactElement) => act(async () => handle.show(next)) }
}
