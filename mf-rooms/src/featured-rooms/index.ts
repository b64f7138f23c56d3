import type { Room } from '@calm-rest/contract/api'
import type { PropsOf } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { featuredOf } from './featured-of.ts'
import { FeaturedRooms } from './view.tsx'

/** The first rooms of the list as cards. Has no heading: the surrounding page has one. */
export const widget = defineWidget<PropsOf<'mf-rooms', 'featured-rooms'>, Room[]>({
  words,
  load: async ({ props, api, lang, signal }) => {
    const rooms = await api.rooms.list({}, { lang, signal })
    return rooms.ok ? { ok: true, value: featuredOf(rooms.value, props) } : rooms
  },
  loadKey: ({ category, limit }) => [category, limit].join('/'),
  View: FeaturedRooms,
})
