import type { Lang } from '@calm-rest/contract/widget'
import { PropertyOverview } from './property-overview.tsx'
import { RoomEditor } from './room-editor.tsx'

interface PropertyViewProps {
  room: string | undefined
  /** Id of the amenity that is open. */
  amenity?: string | undefined
  /** The language whose first missing text gets the focus. */
  missing?: Lang | undefined
}

/** Settings of the property, or of one room. */
export const PropertyView = ({ room, amenity, missing }: PropertyViewProps) =>
  room ? (
    <RoomEditor key={room} roomId={room} missing={missing} />
  ) : (
    <PropertyOverview key={amenity} amenity={amenity} missing={missing} />
  )
