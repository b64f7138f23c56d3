import { mountView } from '@calm-rest/federation/testing/mount-view'
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { words } from '../words.ts'
import { useFocusOnReturn } from './use-focus-on-return.ts'

interface OpenerProps {
  given: { go?: (step: string) => void }
  /** Called with the step in which the button gets the focus. */
  onFocus: (step: string) => void
}

const Opener = ({ given, onFocus }: OpenerProps) => {
  const [step, setStep] = useState('idle')
  given.go = setStep
  const button = useFocusOnReturn(step)
  const put = (element: HTMLButtonElement | null) => {
    if (element) element.focus = () => onFocus(step)
    button.current = element
  }
  return <button type="button" ref={put} />
}

it('gives the focus to the button at each return to its step, not at first, nor as the step goes on', async () => {
  const given: OpenerProps['given'] = {}
  const focused: string[] = []
  await mountView(<Opener given={given} onFocus={(step) => focused.push(step)} />, words, 'en')
  for (const step of ['asking', 'open', 'unread', 'open', 'idle']) await act(async () => given.go?.(step))
  expect(focused).toEqual(['unread', 'idle'])
})
