import { type ComposedRemote, canHost } from '@calm-rest/contract/releases'
import type { EmbedState } from '@calm-rest/embed/protocol'
import type { ReleaseStore } from '@calm-rest/releases'
import { screens } from '../../src/routes/screens.ts'
import type { ReadFacts } from '../content-api/current-facts.ts'
import type { ReadReleaseFile } from '../rendering/release-files.ts'
import type { WidgetRenderer } from '../rendering/widget-renderer.ts'
import type { RequestedEmbed } from './embed-query.ts'

interface RenderEmbedOptions {
  store: ReleaseStore
  widgets: WidgetRenderer
  readFile: ReadReleaseFile
  readFacts: ReadFacts
}

export interface RenderedEmbed {
  html: string
  styles: string[]
  state: EmbedState
}

/** Each element has its own shadow root, so their ids never collide. */
const ids = 'e-'

const paths = Object.fromEntries(screens.map(({ name, path }) => [name, path]))

/**
 * A widget as HTML, with its styles and with `sig` in its links, by the live release of its remote, or by the
 * one before if that fails. Undefined if both fail: the partner's own link then stays.
 */
export const createRenderEmbed =
  ({ store, widgets, readFile, readFacts }: RenderEmbedOptions) =>
  async (
    requested: RequestedEmbed,
    origin: string,
    sig: string | undefined,
  ): Promise<RenderedEmbed | undefined> => {
    const { widget, props, lang, languages, partner, campaign } = requested
    const { currency, timeZone } = (await readFacts()).facts
    const counting = { currency, timeZone }
    for (const composed of releasesOf(store, requested.remote)) {
      const [module] = wholeModules(composed, widget, readFile)
      const styles = (composed.manifest.exposes[widget]?.styles ?? []).map((file) => readFile(composed, file))
      if (!module || !styles.every((text) => text !== undefined)) continue
      const links = { site: origin, lang, paths, partner, campaign, sig }
      const rendered = await widgets.render(composed, {
        widget,
        props,
        lang,
        ids,
        origin,
        links,
        linkLang: lang,
        hotel: counting,
        composition: 'embed',
      })
      if (!rendered) continue
      const data = JSON.parse(rendered.data)
      const at = `${origin}${composed.base}${module}`
      const state = { module: at, data, ids, lang, languages, props, paths, sig, hotel: counting }
      return { html: rendered.html, styles, state }
    }
    return undefined
  }

const releasesOf = (store: ReleaseStore, remote: string): ComposedRemote[] => {
  if (!store.remotes().includes(remote)) return []
  const { stable, previous } = store.readChannels(remote)
  return [stable, previous].flatMap((version) => {
    const release = version ? store.release(remote, version) : undefined
    if (!release || !canHost(release.manifest.contract)) return []
    return [{ base: release.base, manifest: release.manifest, source: 'stable' as const }]
  })
}

/** The widget's module and its imports, if each has its released hash. */
const wholeModules = (composed: ComposedRemote, widget: string, readFile: ReadReleaseFile): string[] => {
  const files = composed.manifest.embeds?.[widget] ?? []
  return files.every((file) => readFile(composed, file) !== undefined) ? files : []
}
