import { RemoteSlot } from '../../slots/remote-slot.tsx'

/** One object: a slot takes another for a change. */
const nothing = {}

/** The search: it hears by itself what was chosen last. */
export const HeroSearch = () => <RemoteSlot remote="mf-rooms" widget="stay-search" props={nothing} minor />
