import type { Mounted } from '@calm-rest/contract/widget'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useSite } from '../site/site.ts'
import { SlotFailure } from './slot-failure.tsx'
import { useHostPort } from './use-host-port.ts'

interface RemoteSlotProps<Props extends object> {
  remote: string
  widget: string
  props: Props
  /** Stands in the slot until the widget is there; as high as the widget, so that nothing jumps. */
  placeholder?: ReactNode
}

/**
 * A place for a widget of a remote. Whatever goes wrong in there, at load or at render, stays in there: the
 * slot says so and offers another try, and the page around it works.
 */
export const RemoteSlot = <Props extends object>({ remote, widget, props, placeholder }: RemoteSlotProps<Props>) => {
  const { federation, language } = useSite()
  const lang = useStore(language, (state) => state.lang)
  const container = useRef<HTMLDivElement>(null)
  const mounted = useRef<Mounted<object>>(undefined)
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const host = useHostPort({ onReady: () => setStatus('shown'), onFailed: () => setStatus('failed') })
  const latest = useRef({ props, host })
  latest.current = { props, host }

  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt starts it anew; props and language go by update()
  useEffect(() => {
    let current = true
    setStatus('loading')
    federation.loadWidget(remote, widget).then(
      ({ mount }) => {
        if (current && container.current) mounted.current = mount(container.current, latest.current)
      },
      () => current && setStatus('failed'),
    )
    return () => {
      current = false
      const leaving = mounted.current
      mounted.current = undefined
      // React must not unmount one root while it renders another
      queueMicrotask(() => leaving?.unmount())
    }
  }, [federation, remote, widget, attempt])

  useEffect(() => {
    mounted.current?.update({ ...props, lang })
  }, [props, lang])

  if (status === 'failed') return <SlotFailure onRetry={() => setAttempt((count) => count + 1)} />
  return (
    <>
      {status === 'loading' && placeholder}
      <div ref={container} hidden={status === 'loading' && placeholder !== undefined} />
    </>
  )
}
