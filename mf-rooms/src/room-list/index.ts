import type { PropsOf } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { loadRooms, type SearchedRooms, searchKey } from '../stay-search/load-rooms.ts'
import { words } from '../words.ts'
import { RoomList } from './view.tsx'

/** All rooms behind category tabs. Has no heading: the surrounding page has one. */
export const widget = defineWidget<PropsOf<'mf-rooms', 'room-list'>, SearchedRooms>({
  words,
  load: loadRooms,
  loadKey: searchKey,
  View: RoomList,
})
