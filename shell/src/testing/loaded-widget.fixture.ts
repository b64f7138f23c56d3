import type { LoadedWidget } from '@calm-rest/federation/host'

/** A widget of mf-rooms that nobody has mounted yet: `room-list` of the release `version`. */
export const loadedWidget = (mount: LoadedWidget['widget']['mount'], version: string): LoadedWidget => ({
  widget: { mount },
  slot: `mf-rooms/${version}/room-list`,
  version,
  deadlineMs: 60_000,
  openEvents: () => ({ events: undefined as never, close: () => {} }),
  holdStyles: () => () => {},
  declaredApi: (api) => api,
  shown: () => {},
  failed: () => {},
})
