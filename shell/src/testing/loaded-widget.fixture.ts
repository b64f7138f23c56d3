import type { LoadedWidget } from '@calm-rest/federation/host'

/** A widget that nobody has mounted yet: `room-list` of mf-rooms of the release `version`, except for `facts`. */
export const loadedWidget = (
  mount: LoadedWidget['widget']['mount'],
  version: string,
  facts: Partial<LoadedWidget> = {},
): LoadedWidget => {
  const roomList: LoadedWidget = {
    widget: { mount },
    slot: `mf-rooms/${version}/room-list`,
    version,
    deadlineMs: 60_000,
    openEvents: () => ({ events: undefined as never, close: () => {} }),
    holdStyles: () => () => {},
    declaredApi: (api) => api,
    shown: () => {},
    failed: () => {},
  }
  return Object.assign(roomList, facts)
}
