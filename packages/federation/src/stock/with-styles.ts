import type { Widget } from '@calm-rest/contract/widget'
import { defaultDeadlineMs } from '../host/deadline.ts'
import { ensureStyles } from '../host/styles.ts'
import type { Container } from './container.ts'
import { initApart } from './init-apart.ts'

/** Style sheets of each module by Module Federation's name (`./room-list`): file and hash. */
type Styles = Readonly<Record<string, readonly (readonly [file: string, integrity: string])[]>>

interface Exposed {
  widget?: Widget<object>
}

/**
 * Wraps a release's container so that its modules add their style sheets to the page's head. Our own host
 * adds them itself; other hosts do not know them, and Module Federation checks no hash. The container's packages are not
 * offered to the page. `release`, as
 * `mf-rooms/1.4.0`, is in the attribute by which its styles find its widgets.
 */
export const withStyles = (
  container: Container,
  styles: Styles,
  base: string,
  release: string,
): Container => ({
  init: (...sharing) => initApart(container, sharing),
  get: async (module, ...scope) => {
    const sheets = styles[module] ?? []
    const files = Object.fromEntries(sheets.map(([file, integrity]) => [file, { integrity }]))
    const [factory] = await Promise.all([
      container.get(module, ...scope),
      ensureStyles(
        document.head,
        { base, manifest: { files }, deadlineMs: defaultDeadlineMs },
        Object.keys(files),
      ),
    ])
    return () => inSlot(factory() as Exposed, release + module.slice('.'.length))
  },
})

const inSlot = (exposed: Exposed, slot: string): Exposed => {
  const { widget } = exposed
  if (!widget) return exposed
  const mount: Widget<object>['mount'] = (container, input) => {
    if (container instanceof HTMLElement) container.dataset.slot = slot
    return widget.mount(container, input)
  }
  return { ...exposed, widget: { ...widget, mount } }
}
