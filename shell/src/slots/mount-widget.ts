import type { Host, Mounted } from '@calm-rest/contract/widget'
import type { LoadedWidget } from '@calm-rest/federation/host'
import type { Site } from '../site/site.ts'
import type { RenderedSlot } from './slots.ts'

interface MountOptions {
  container: HTMLElement
  props: object
  host: Host
  /** A guest's token for a backend of a remote. */
  guestToken: Site['guestToken']
  /** Markup of the server, by this or another release. */
  rendered: RenderedSlot | undefined
  /** Prefetched data, where the server rendered nothing. */
  data: unknown
  /** The server's markup is shown, and the widget has not taken it over within its deadline; it still may. */
  onHangs: () => void
  /** It threw, or shows nothing: whatever it left is gone. */
  onFailed: () => void
}

/** Mounts a widget and watches it for as long as it lives: the slot hears once where its release fails. */
export const mountWidget = (
  { widget, slot, version, deadlineMs, declaredApi, openEvents, holdStyles, shown, failed }: LoadedWidget,
  { container, props, host, guestToken, rendered, data, onHangs, onFailed }: MountOptions,
) => {
  let mounted: Mounted<object> | undefined
  let over = false
  let isReady = false
  // only a release's own markup can be taken over as it stands
  const own = rendered?.version === version ? rendered : undefined
  const { events, close } = openEvents()
  const letStylesGo = holdStyles()
  // whose figures and faults these are
  container.dataset.slot = slot
  const unmount = () => {
    over = true
    clearTimeout(watch)
    close()
    try {
      mounted?.unmount()
    } catch {
      // it is on its way out, and has told already why
    }
    letStylesGo()
  }
  const fail = (message: string) => {
    if (over) return
    failed(message)
    // it may just be rendering
    queueMicrotask(() => {
      unmount()
      container.replaceChildren()
      onFailed()
    })
    over = true
  }
  const watch = setTimeout(() => {
    if (!container.hasChildNodes()) fail(`nothing was shown within ${deadlineMs} ms`)
    else if (own && !isReady) onHangs()
    else shown()
  }, deadlineMs)
  const watched: Host = Object.create(host, {
    api: { value: declaredApi(host.api) },
    events: { value: events },
    // of its own remote, whatever it asks for
    guestToken: { value: (backend: string) => guestToken(slot.replace(/\/.*/, ''), backend) },
    report: {
      value: (event: Parameters<Host['report']>[0]) => {
        if (event.type === 'ready') {
          isReady = true
          // it may have nothing to show
          clearTimeout(watch)
          shown()
        }
        // another release may do better: the screen hears of it only where none does
        if (event.type === 'failed') fail(event.message)
        else host.report(event)
      },
    },
  })
  try {
    if (!own) container.replaceChildren()
    mounted = widget.mount(container, { props, host: watched, data: own?.data ?? data, ids: own?.ids })
  } catch (cause) {
    fail(cause instanceof Error ? cause.message : String(cause))
  }
  return { update: (next: object) => mounted?.update(next), unmount }
}

export type MountedWidget = ReturnType<typeof mountWidget>
