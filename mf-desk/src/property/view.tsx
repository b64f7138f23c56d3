import { PropertyOverview } from './property-overview.tsx'
import { RoomEditor } from './room-editor.tsx'

/** Settings of the property, or of one room. */
export const PropertyView = ({ room }: { room: string | undefined }) =>
  room ? <RoomEditor key={room} roomId={room} /> : <PropertyOverview />
