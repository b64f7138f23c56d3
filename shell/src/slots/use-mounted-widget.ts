import type { Host } from '@calm-rest/contract/widget'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useSite } from '../site/site.ts'
import { type MountedWidget, mountWidget } from './mount-widget.ts'
import { type PlacedSlot, useSlots } from './slots.ts'
import { untilWanted } from './until-wanted.ts'
import { putMarkupBack, showsMarkup } from './written-markup.ts'

interface WidgetOptions extends PlacedSlot {
  host: Host
  /** A release without it, which is older, has not failed. */
  minor: boolean
  /** Markup from the server is hydrated when it is near the window or touched, and nothing waits for it. */
  late: boolean
  /** The same where nothing came from the server. */
  whenNear: boolean
  /** Every release of the remote that may be tried has failed. */
  onFailed: (cause: unknown) => void
}

/**
 * Loads a widget into a container, by the live release and where that fails by the one before, and hands it new props
 * and languages. Unmounts it with the component.
 */
export const useMountedWidget = ({
  remote,
  widget,
  props,
  host,
  minor,
  late,
  whenNear,
  onFailed,
}: WidgetOptions) => {
  const { federation, guestToken, language } = useSite()
  const slots = useSlots()
  const lang = useStore(language, (state) => state.lang)
  const container = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedWidget>(undefined)
  const [attempt, setAttempt] = useState({ count: 0, anew: false })
  const [first] = useState({ props, lang })
  const [markup] = useState(() => slots.place({ remote, widget, props }))
  const [prefetching] = useState(() =>
    whenNear ? undefined : slots.prefetched({ remote, widget, props }, lang),
  )
  const prefetched = prefetching && use(prefetching)
  /** The server wrote the slot, and a release took it over. */
  const isTakenOver = useRef(false)
  /** The server's markup is of these props and this language. */
  const isOfPage = lang === first.lang && JSON.stringify(props) === JSON.stringify(first.props)

  const latest = useRef({ props, host, onFailed, isOfPage })
  latest.current = { props, host, onFailed, isOfPage }

  // before the screen is painted: a prefetched widget is on its first frame
  useLayoutEffect(() => {
    if (container.current) slots.adopt(container.current)
    let current = true
    const leaving = new AbortController()
    // markup from the server may leave before it was ever hydrated
    let letStylesGo = federation.holdStyles(remote, widget)
    const next = () => current && setAttempt(({ count }) => ({ count: count + 1, anew: false }))
    const ready = attempt.count === 0 ? prefetched : undefined
    const load = async () => {
      if (minor && !(await federation.hasWidget(remote, widget)))
        throw new Error(`The release of ${remote} has no ${widget}`)
      return federation.loadWidget(remote, widget, attempt)
    }
    const begin = () => {
      if (ready) return Promise.resolve(ready.loaded)
      const slot = container.current
      if (!slot || (!whenNear && !slot.hasChildNodes())) return load()
      if (late) slots.settled(remote, widget)
      return untilWanted(slot, { late, signal: leaving.signal }).then(load)
    }
    begin().then(
      (loaded) => {
        if (!current || !container.current) return
        const { props, host } = latest.current
        const rendered = slots.take(remote, widget)
        isTakenOver.current ||= showsMarkup(container.current)
        const isFirst = rendered !== undefined || ready !== undefined
        mounted.current = mountWidget(loaded, {
          container: container.current,
          // markup and data are of the first render; later props and languages follow as an update
          props: isFirst ? first.props : props,
          host,
          guestToken,
          rendered,
          data: ready?.data,
          onHangs: () => current && latest.current.onFailed(new Error(`${remote} did not hydrate ${widget}`)),
          onFailed: () => {
            if (!latest.current.isOfPage || !isTakenOver.current) return next()
            letStylesGo = federation.holdStyles(remote, widget)
            putMarkupBack(container.current, remote, widget).then(next, next)
          },
        })
        letStylesGo()
        if (isFirst && (props !== first.props || host.lang !== first.lang)) {
          mounted.current.update({ ...props, lang: host.lang })
        }
      },
      (cause: unknown) => current && latest.current.onFailed(cause),
    )
    return () => {
      current = false
      leaving.abort()
      letStylesGo()
      const leftBehind = mounted.current
      mounted.current = undefined
      // React must not unmount one root while it renders another
      queueMicrotask(() => leftBehind?.unmount())
    }
  }, [federation, guestToken, slots, remote, widget, minor, late, whenNear, attempt, first, prefetched])

  useEffect(() => {
    mounted.current?.update({ ...props, lang })
  }, [props, lang])

  return {
    container,
    markup,
    /** Whether the slot shows what the server wrote for this page in this language. */
    keepsMarkup: () => {
      return isOfPage && showsMarkup(container.current)
    },
    isOfPage,
    /** Loads the widget again, with all of its releases to try. */
    retry: () => setAttempt(({ count }) => ({ count: count + 1, anew: true })),
  }
}
