import { HouseOverview } from './house-overview.tsx'
import { RoomEditor } from './room-editor.tsx'

/** What guests read of the house: all of it, or one room. */
export const HouseView = ({ room }: { room: string | undefined }) =>
  room ? <RoomEditor key={room} roomId={room} /> : <HouseOverview />
