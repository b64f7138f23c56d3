import type { Mounted, Widget } from '@calm-rest/contract/widget'
import type { Runtime } from '../handover.ts'
import { createHost } from './create-host.ts'
import { prefillForm } from './prefill-form.ts'
import { propsOf } from './props-of.ts'

/** A widget that says nothing for so long is treated as failed. */
const deadlineMs = 10_000

/** Loads the widget of the release that wrote the markup, and mounts it on that markup. */
export const hydrate: Runtime['hydrate'] = async (handover) => {
  const { root, state, kind, site } = handover
  // code comes from the site alone, whatever an answer names
  if (new URL(state.module).origin !== site) throw new Error(`${state.module} is not of ${site}`)
  const loaded = (await import(/* webpackIgnore: true */ state.module)) as { widget: Widget }
  let mounted: Mounted<object> | undefined
  let over = false
  const end = () => {
    over = true
    clearTimeout(watch)
    mounted?.unmount()
    mounted = undefined
  }
  const fail = (code: string, why: string) => {
    if (over) return
    console.error(`calm-rest-${kind}: ${why}`)
    // it may just be rendering
    queueMicrotask(() => handover.fail(code, true))
  }
  const watch = setTimeout(() => fail('timeout', `nothing was shown within ${deadlineMs} ms`), deadlineMs)
  const host = createHost(handover, {
    shown: () => {
      clearTimeout(watch)
      if (over) return
      handover.become('ready')
      prefillForm(root, handover.prefill())
      handover.emit('ready')
    },
    failed: fail,
  })
  const { data, ids, props } = state
  mounted = loaded.widget.mount(root, { props, data, ids, host })
  return {
    update: () => {
      mounted?.update({ ...propsOf(kind, handover.query()), lang: handover.lang() })
      prefillForm(root, handover.prefill())
    },
    end,
  }
}
