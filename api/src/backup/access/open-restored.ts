import { ActionRefused } from '../../action-refused.ts'
import type { DatabasePlace } from '../../database/open.ts'
import { openExisting } from '../../database/open-existing.ts'

/** The database of a site, for a command; refuses a folder without one. */
export const openRestored = (place: DatabasePlace) => openExisting(place, (why) => new ActionRefused(why))
