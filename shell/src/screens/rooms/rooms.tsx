import { RemoteSlot } from '../../slots/remote-slot.tsx'
export const Rooms = () => <RemoteSlot remote="mf-rooms" widget="room-list" props={{}} />
