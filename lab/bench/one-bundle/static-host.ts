import type { Widget } from '@calm-rest/contract/widget'
import type { FederationHost } from '@calm-rest/federation/host'

/** Every remote's widgets, by `remote/widget`; the build puts their imports in the place of this file. */
const widgets: Readonly<Record<string, Widget<object>>> = {}

/** As by default in the host that it stands in for. */
const deadlineMs = 3000

/** All styles are in one file of the page. */
const holdStyles = () => () => {}

/** Widgets of one bundle could call each other: none of them hears anything here. */
const openEvents = () => ({ events: { send: () => {}, on: () => () => {} }, close: () => {} })

/** Replaces the federation's host: the same interface for widgets that are in the bundle. */
export const createFederationHost = (): FederationHost => ({
  compositionId: () => 'none',
  releases: () => [],
  releaseOf: () => undefined,
  places: () => undefined,
  complete: async () => {},
  hasWidget: async (remote, name) => widgets[`${remote}/${name}`] !== undefined,
  holdStyles,
  loadWidget: async (remote, name) => {
    const widget = widgets[`${remote}/${name}`]
    if (!widget) throw new Error(`The bundle has no ${remote}/${name}.`)
    return {
      widget,
      slot: `${remote}/none/${name}`,
      version: 'none',
      deadlineMs,
      declaredApi: (api) => api,
      openEvents,
      holdStyles,
      shown: () => {},
      failed: (message) => console.error(message),
    }
  },
})
