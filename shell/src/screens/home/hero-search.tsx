import { RemoteSlot } from '../../slots/remote-slot.tsx'

/** One object: a slot takes another for a change. */
const nothing = {}

/** The search: it listens to the last chosen dates by itself. */
export const HeroSearch = () => <RemoteSlot remote="mf-rooms" widget="stay-search" props={nothing} minor />
