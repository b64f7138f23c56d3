import type { Room } from '@calm-rest/contract/api'
import type { PropsOf } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { RoomList } from './view.tsx'

/** All rooms behind category tabs. Has no heading: the page around it says what they are. */
export const widget = defineWidget<PropsOf<'mf-rooms', 'room-list'>, Room[]>({
  words,
  load: ({ api, lang, signal }) => api.rooms.list({}, { lang, signal }),
  View: RoomList,
})
