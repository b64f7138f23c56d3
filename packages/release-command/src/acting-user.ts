import { userInfo } from 'node:os'

/** User of the command, for the history: RELEASED_BY, or the user of this machine. */
export const actingUser = () => process.env.RELEASED_BY ?? userInfo().username
