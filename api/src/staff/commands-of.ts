import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import { createDeskCommands, type DeskCommands } from '../desk/create-desk-commands.ts'
import type { ApiEnv } from '../http/env.ts'
import { staffOf } from '../http/guard.ts'

/** The commands of the desk in the name of who is signed in: what they change stands in the log under that name. */
export type CommandsOf = (c: Context<ApiEnv>) => DeskCommands

/** Made once for each member: statements are prepared where they are first used. */
export const createCommandsOf = (db: Database, now: () => Date): CommandsOf => {
  const byName = new Map<string, DeskCommands>()
  return (c) => {
    const { name } = staffOf(c)
    const made = byName.get(name) ?? createDeskCommands({ db, who: name, now })
    byName.set(name, made)
    return made
  }
}
