import type { Mounted, PropsOf, RemoteName, WidgetEvent, WidgetName } from '@calm-rest/contract/widget'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useSite } from '../site/site.ts'
import * as styles from './remote-slot.module.css'
import { SlotFailure } from './slot-failure.tsx'
import { useHostPort } from './use-host-port.ts'

interface RemoteSlotProps<Remote extends RemoteName, Name extends WidgetName<Remote>> {
  remote: Remote
  widget: Name
  props: PropsOf<Remote, Name>
  /** Main heading of the page where the widget brings that itself, for when it does not come. */
  title?: string
  /** What the widget says, for a screen that goes by it. */
  onEvent?: (event: WidgetEvent) => void
}

/**
 * A place for a widget of a remote. Whatever goes wrong in there, at load or at render, stays in there: the
 * slot says so and offers another try, and the page around it works.
 */
export const RemoteSlot = <Remote extends RemoteName, Name extends WidgetName<Remote>>({
  remote,
  widget,
  props,
  title,
  onEvent,
}: RemoteSlotProps<Remote, Name>) => {
  const { federation, language } = useSite()
  const lang = useStore(language, (state) => state.lang)
  const container = useRef<HTMLDivElement>(null)
  const mounted = useRef<Mounted<object>>(undefined)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const heard = (event: WidgetEvent) => {
    if (event.type === 'failed') setFailed(true)
    onEvent?.(event)
  }
  const host = useHostPort(heard)
  const latest = useRef({ props: props as object, host, heard })
  latest.current = { props: props as object, host, heard }

  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt starts it anew; props and language go by update()
  useEffect(() => {
    let current = true
    federation.loadWidget(remote, widget).then(
      ({ mount }) => {
        if (current && container.current) mounted.current = mount(container.current, latest.current)
      },
      (cause: unknown) => current && latest.current.heard({ type: 'failed', message: String(cause) }),
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
    mounted.current?.update({ ...(props as object), lang })
  }, [props, lang])

  const retry = () => {
    setFailed(false)
    setAttempt((count) => count + 1)
  }
  return failed ? (
    <SlotFailure title={title} onRetry={retry} />
  ) : (
    <div ref={container} className={styles.slot} />
  )
}
