import type { DatabasePlace } from '../../../core/database/open.ts'
import { openExisting } from '../../../core/database/open-existing.ts'

/** Opens the database of a site for a command. Refuses a folder without one. */
export const openRestored = (place: DatabasePlace) => openExisting(place)
