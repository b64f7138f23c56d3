import type { PropsOf } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { loadRoomList, type RoomListData } from './load.ts'
import { RoomList } from './view.tsx'

/** All rooms behind category tabs. Has no heading: the page around it says what they are. */
export const widget = defineWidget<PropsOf<'mf-rooms', 'room-list'>, RoomListData>({
  words,
  load: loadRoomList,
  loadKey: ({ checkIn = '', checkOut = '', guests = '' }) => `${checkIn}/${checkOut}/${guests}`,
  View: RoomList,
})
