import { RemoteSlot } from '../../slots/remote-slot.tsx'
export const Home = () => <RemoteSlot remote="mf-rooms" widget="featured-rooms" props={{}} />
