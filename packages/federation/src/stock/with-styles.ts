import { defaultDeadlineMs } from '../host/deadline.ts'
import { ensureStyles } from '../host/styles.ts'
import type { Container } from './container.ts'

/** Style sheets of a module as Module Federation names it (`./room-list`): file and hash of each. */
type Styles = Readonly<Record<string, readonly (readonly [file: string, integrity: string])[]>>

/**
 * The container of a release whose modules come with their style sheets in the head of the page. Our own host places
 * them itself; others know nothing of them, and Module Federation checks no hash.
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
