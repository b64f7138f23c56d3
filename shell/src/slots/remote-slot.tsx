import type { ScreenSlot } from '@calm-rest/contract/releases'
import type { PropsOf, RemoteName, SlotProps, WidgetEvent, WidgetName } from '@calm-rest/contract/widget'
import { useEffect, useRef, useState } from 'react'
import { splitSlot } from '../routes/screens.ts'
import { useSite } from '../site/site.ts'
import { useBackOnline } from '../site/use-back-online.ts'
import { releasePresses, rootHydratedEvent } from './early.ts'
import { KeptNotice } from './kept-notice.tsx'
import * as styles from './remote-slot.module.css'
import { SlotFailure } from './slot-failure.tsx'
import { useSlots } from './slots.ts'
import { useHostPort } from './use-host-port.ts'
import { useMountedWidget } from './use-mounted-widget.ts'

interface RemoteSlotProps<Remote extends RemoteName, Name extends WidgetName<Remote>> {
  remote: Remote
  widget: Name
  props: PropsOf<Remote, Name>
  /** Main heading of the page where the widget brings it itself: shown when the widget fails. */
  title?: string
  /**
   * A small thing among others: it takes the space that it needs, nothing is said of it where it fails, and a release
   * that is older than it is none that failed.
   */
  minor?: boolean
  /** Far below the first screen, and named so in `lateSlots`: what came as HTML is hydrated when it is near or touched. */
  late?: boolean
  /** Is late, and nothing of it is fetched before, on a way from another screen either. */
  whenNear?: boolean
  /**
   * Is tried once more before it says that it failed: what it shows must not depend on whether another widget of its
   * release broke on this page.
   */
  triesAnew?: boolean
  /** Called with every event of the widget, and with 'failed' where all of its releases failed. */
  onEvent?: (event: WidgetEvent) => void
}

/** `empty`: nothing is shown. `kept`: the server's HTML stays, without scripts. `anew`: it stays while they load again. */
type Failure = 'empty' | 'kept' | 'anew'

/**
 * Shows a widget of a remote. Where its release fails, at load or at render, the slot goes on with the release before;
 * where that fails too it keeps the HTML of the server, if there is one for this page and language, and else says that
 * it failed. Both offer another try. The page around it keeps working.
 */
export const RemoteSlot = <Remote extends RemoteName, Name extends WidgetName<Remote>>({
  remote,
  widget,
  props,
  title,
  minor = false,
  whenNear = false,
  late = whenNear,
  triesAnew = false,
  onEvent,
}: RemoteSlotProps<Remote, Name>) => {
  const slots = useSlots()
  const [failure, setFailure] = useState<Failure>()
  const mayRetry = useRef(triesAnew)
  const host = useHostPort((event) => {
    if (event.type === 'ready') {
      container.current?.dispatchEvent(new Event(rootHydratedEvent, { bubbles: true }))
      slots.settled(remote, widget)
      setFailure(undefined)
    }
    onEvent?.(event)
  })
  const onFailed = (cause: unknown) => {
    if (mayRetry.current) {
      mayRetry.current = false
      return retry()
    }
    setFailure(keepsMarkup() ? 'kept' : 'empty')
    if (container.current) releasePresses(container.current)
    slots.settled(remote, widget)
    onEvent?.({ type: 'failed', message: String(cause) })
  }
  const { container, markup, isOfPage, keepsMarkup, retry } = useMountedWidget({
    remote,
    widget,
    host,
    minor,
    late,
    whenNear,
    onFailed,
    props: props as object,
  })
  const tryAgain = () => {
    // a script that a preload could not fetch fails once more, and is fetched the time after
    mayRetry.current = true
    setFailure((before) => (before === 'empty' ? undefined : 'anew'))
    retry()
  }
  useBackOnline(failure && failure !== 'anew' ? tryAgain : undefined)
  const isOutdated = failure === 'kept' && !isOfPage
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of page or language
  useEffect(() => {
    if (!isOutdated) return
    container.current?.replaceChildren()
    setFailure(undefined)
    retry()
  }, [isOutdated])
  if (failure === 'empty') return minor ? null : <SlotFailure title={title} onRetry={tryAgain} />
  return (
    <>
      <div
        ref={container}
        data-slot=""
        data-late={late || failure ? '' : undefined}
        className={minor ? undefined : styles.slot}
        // the content of a slot is its remote's: the shell's React leaves it alone
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the release, written by its own server bundle
        dangerouslySetInnerHTML={{ __html: markup }}
        suppressHydrationWarning
      />
      {failure && (
        <KeptNotice of={container.current} silent={minor} busy={failure === 'anew'} onRetry={tryAgain} />
      )}
    </>
  )
}

interface NamedSlotProps<Name extends ScreenSlot> {
  name: Name
  props: SlotProps[Name]
}

/** The widgets that remotes put into a screen of the shell: none of them is known when it is built. */
export const NamedSlot = <Name extends ScreenSlot>({ name, props }: NamedSlotProps<Name>) => {
  const widgets = useSite().places?.slots[name]
  const { rest } = splitSlot(widgets ?? [])
  return (
    widgets && (
      <div className={styles.named}>
        {widgets.map((slot) => (
          <RemoteSlot
            key={slot.join(' ')}
            remote={slot[0] as never}
            widget={slot[1] as never}
            props={props as never}
            minor
            whenNear={rest.includes(slot)}
          />
        ))}
      </div>
    )
  )
}
