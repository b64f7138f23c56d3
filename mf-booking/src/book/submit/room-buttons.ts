import { type Draft, roomFieldsOf, withoutRoom, withRoom } from '../rules/draft.ts'

/**
 * Names of the buttons that submit the form to add a room, or to remove the one whose index is the button's
 * value.
 */
export const roomButtons = { add: 'addRoom', remove: 'removeRoom' } as const

/** The action of a form that such a button submitted without a script; undefined for a booking. */
export const changedByButton = (
  values: Readonly<Record<string, string>>,
  draft: Draft,
): Record<string, string> | undefined => {
  const { [roomButtons.add]: add, [roomButtons.remove]: remove } = values
  if (add === undefined && remove === undefined) return undefined
  const rooms = remove === undefined ? withRoom(draft) : withoutRoom(draft, Number(remove))
  const others = Object.entries(values).filter(([name]) => !name.startsWith('additionalRooms.'))
  return { ...Object.fromEntries(others), ...Object.assign({}, ...rooms.map(roomFieldsOf)) }
}
