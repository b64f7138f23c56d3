import { defaultDeadlineMs } from '../host/deadline.ts'
import { ensureStyles } from '../host/styles.ts'
import type { Container } from './container.ts'

/** Style sheets of each module by Module Federation's name (`./room-list`): file and hash. */
type Styles = Readonly<Record<string, readonly (readonly [file: string, integrity: string])[]>>

/**
 * Wraps a release's container so that its modules add their style sheets to the page's head. Our own host
 * adds them itself; other hosts do not know them, and Module Federation checks no hash.
 */
export const withStyles = (container: Container, styles: Styles, base: string): Container => ({
  init: (...sharing) => container.init(...sharing),
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
    return factory
  },
})
