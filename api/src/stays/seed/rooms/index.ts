import type { RoomSeed } from '../types.ts'
import { airConditionedRooms } from './air-conditioned.ts'
import { familyRooms } from './family.ts'
import { seaViewRooms } from './sea-view.ts'
import { standardRooms } from './standard.ts'

export const rooms: readonly RoomSeed[] = [
  ...standardRooms,
  ...seaViewRooms,
  ...airConditionedRooms,
  ...familyRooms,
]
