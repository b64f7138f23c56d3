import type { PropsOf, RemoteName, WidgetEvent, WidgetName } from '@calm-rest/contract/widget'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useSite } from '../site/site.ts'
import { type MountedWidget, mountWidget } from './mount-widget.ts'
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
 * A place for a widget of a remote. Where its release fails, at load or at render, now or later, the slot goes on
 * with the release before it; where that fails too it says so and offers another try. The page around it works.
 */
export const RemoteSlot = <Remote extends RemoteName, Name extends WidgetName<Remote>>({
  remote,
  widget,
  props,
  title,
  onEvent,
}: RemoteSlotProps<Remote, Name>) => {
  const { federation, language, slots } = useSite()
  const lang = useStore(language, (state) => state.lang)
  const container = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedWidget>(undefined)
  const [attempt, setAttempt] = useState({ count: 0, anew: false })
  const [failed, setFailed] = useState(false)
  const [first] = useState({ props, lang })
  const [markup] = useState(() => slots.place({ remote, widget, props: props as object }))
  const [arriving] = useState(() => slots.arriving({ remote, widget, props: props as object }, lang))
  const arrival = arriving && use(arriving)
  const host = useHostPort((event) => {
    if (event.type === 'ready') slots.settled(remote, widget)
    onEvent?.(event)
  })
  const giveUp = (cause: unknown) => {
    setFailed(true)
    slots.settled(remote, widget)
    onEvent?.({ type: 'failed', message: String(cause) })
  }
  const latest = useRef({ props: props as object, host, giveUp })
  latest.current = { props: props as object, host, giveUp }

  // before the screen is painted: what was fetched ahead is on its first frame
  useLayoutEffect(() => {
    let current = true
    const next = () => current && setAttempt(({ count }) => ({ count: count + 1, anew: false }))
    const ahead = attempt.count === 0 ? arrival : undefined
    const loading = ahead ? Promise.resolve(ahead.loaded) : federation.loadWidget(remote, widget, attempt)
    loading.then(
      (loaded) => {
        if (!current || !container.current) return
        const { props, host } = latest.current
        const rendered = slots.take(remote, widget)
        const isFirst = rendered !== undefined || ahead !== undefined
        mounted.current = mountWidget(loaded, {
          container: container.current,
          // markup and data are of the first render; what was chosen since comes after it
          props: (isFirst ? first.props : props) as object,
          host,
          rendered,
          data: ahead?.data,
          onFailed: next,
        })
        if (isFirst && (props !== first.props || host.lang !== first.lang)) {
          mounted.current.update({ ...props, lang: host.lang })
        }
      },
      (cause: unknown) => current && latest.current.giveUp(cause),
    )
    return () => {
      current = false
      const leaving = mounted.current
      mounted.current = undefined
      // React must not unmount one root while it renders another
      queueMicrotask(() => leaving?.unmount())
    }
  }, [federation, slots, remote, widget, attempt, first, arrival])

  useEffect(() => {
    mounted.current?.update({ ...(props as object), lang })
  }, [props, lang])

  const retry = () => {
    setFailed(false)
    setAttempt(({ count }) => ({ count: count + 1, anew: true }))
  }
  return failed ? (
    <SlotFailure title={title} onRetry={retry} />
  ) : (
    <div
      ref={container}
      className={styles.slot}
      // what stands in a slot is its remote's: the shell's React leaves it alone
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the release, written by its own server part
      dangerouslySetInnerHTML={{ __html: markup }}
      suppressHydrationWarning
    />
  )
}
