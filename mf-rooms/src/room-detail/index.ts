import type { Room } from '@calm-rest/contract/api'
import type { PropsOf } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { RoomDetail } from './view.tsx'

/** All details of one room. Its name is the heading of the page, and reported as its title. */
export const widget = defineWidget<PropsOf<'mf-rooms', 'room-detail'>, Room | null>({
  words,
  load: ({ props, api, lang, signal }) => api.rooms.byId(props.id, {}, { lang, signal }),
  loadKey: ({ id }) => id,
  View: RoomDetail,
})
