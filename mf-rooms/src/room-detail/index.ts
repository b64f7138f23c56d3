import type { PropsOf } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { loadRoom, type RoomPage } from './load-room.ts'
import { RoomDetail } from './view.tsx'

/** All details of one room. Its name is the heading of the page, and reported as its title. */
export const widget = defineWidget<PropsOf<'mf-rooms', 'room-detail'>, RoomPage | null>({
  words,
  load: loadRoom,
  loadKey: ({ id }) => id,
  View: RoomDetail,
})
