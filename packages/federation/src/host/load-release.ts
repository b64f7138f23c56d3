import type { Widget } from '@calm-rest/contract/widget'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { withinDeadline } from './deadline.ts'
import type { Release } from './release.ts'
import { ReleaseFailure } from './release-failure.ts'
import { ensureStyles } from './styles.ts'

/** Loads a widget of one release with its style sheets, ready to mount. */
export const loadRelease = async (release: Release, widget: string): Promise<Widget<object>> => {
  const { container, entry, exposes } = release.manifest
  const expose = exposes[widget]
  if (!expose) {
    const known = Object.keys(exposes).join(', ')
    throw new ReleaseFailure('expose', `${container} has no widget '${widget}'. It has: ${known}`)
  }
  registerRemotes([{ name: container, entry: release.base + entry, type: 'var', entryGlobalName: container }])
  const [module] = await withinDeadline(
    `${container}/${widget}`,
    release.deadlineMs,
    Promise.all([
      loadRemote<{ widget: Widget<object> }>(`${container}/${widget}`),
      ensureStyles(document.head, release, expose.styles),
    ]),
  )
  if (!module?.widget) throw new ReleaseFailure('expose', `${container}/${widget} exports no widget`)
  return module.widget
}
