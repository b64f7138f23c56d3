import type { ComposedRemote, Composition } from '@calm-rest/contract/releases'
import type { Widget } from '@calm-rest/contract/widget'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { loadEntryScript } from './load-entry-script.ts'
import { ensureStyles } from './styles.ts'

export interface FederationHost {
  /** Set of releases that this page shows; goes with every API call. */
  compositionId(): string
  /** A widget, ready to mount, its styles in the page. Rejects where the release cannot be had; call again to retry. */
  loadWidget(remote: string, widget: string): Promise<Widget<object>>
}

interface HostOptions {
  composition: Composition
  /** Asks for the composition anew: a remote that could not be had may have another release by now. */
  refresh: () => Promise<Composition>
}

/** Loads widgets of the releases that the page was composed of. The one place that knows Module Federation. */
export const createFederationHost = ({ composition, refresh }: HostOptions): FederationHost => {
  let current = composition
  const failed = new Set<string>()
  registerPlugins([entryPlugin((container) => findByContainer(current, container))])

  const load = async (remote: ComposedRemote, widget: string): Promise<Widget<object>> => {
    const { container, entry, exposes } = remote.manifest
    const expose = exposes[widget]
    if (!expose)
      throw new Error(`${container} has no widget '${widget}'. It has: ${Object.keys(exposes).join(', ')}`)
    registerRemotes([
      { name: container, entry: remote.base + entry, type: 'var', entryGlobalName: container },
    ])
    const [module] = await Promise.all([
      loadRemote<{ widget: Widget<object> }>(`${container}/${widget}`),
      ensureStyles(document.head, remote, expose.styles),
    ])
    if (!module?.widget) throw new Error(`${container}/${widget} exports no widget`)
    return module.widget
  }

  return {
    compositionId: () => current.id,
    loadWidget: async (remote, widget) => {
      // what failed once may have been replaced since; what works keeps its release for the life of the page
      if (failed.has(remote) || !current.remotes[remote])
        current = mergeRemote(current, await refresh(), remote)
      const composed = current.remotes[remote]
      if (!composed) throw new Error(`No release of ${remote} is live`)
      try {
        const loaded = await load(composed, widget)
        failed.delete(remote)
        return loaded
      } catch (cause) {
        failed.add(remote)
        throw cause
      }
    },
  }
}

const mergeRemote = (current: Composition, fresh: Composition, remote: string): Composition => {
  const composed = fresh.remotes[remote]
  return composed ? { id: fresh.id, remotes: { ...current.remotes, [remote]: composed } } : current
}

const findByContainer = ({ remotes }: Composition, container: string) =>
  Object.values(remotes).find(({ manifest }) => manifest.container === container)

/** The runtime's own loader knows neither integrity nor a time-out of ours: this one does. */
const entryPlugin = (find: (container: string) => ComposedRemote | undefined) => ({
  name: 'calm-rest-entry',
  loadEntry: async ({ remoteInfo }: { remoteInfo: { name: string } }) => {
    const remote = find(remoteInfo.name)
    if (!remote) throw new Error(`${remoteInfo.name} is not part of this page`)
    return loadEntryScript(remote)
  },
})
