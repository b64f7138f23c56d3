import type { Room } from '@calm-rest/contract/api'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { RoomList } from './view.tsx'

export const widget = defineWidget<object, Room[]>({
  words,
  load: ({ api, lang, signal }) => api.rooms.list({}, { lang, signal }),
  View: RoomList,
})
