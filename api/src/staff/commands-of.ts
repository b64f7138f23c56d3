import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import { createDeskCommands, type DeskCommands } from '../desk/create-desk-commands.ts'
import type { ApiEnv } from '../http/env.ts'
import { staffOf } from '../http/guard.ts'

/** Something that changes what is stored, in the name of who is signed in: so it stands in the log. */
type OfMember<T> = (c: Context<ApiEnv>) => T

/** Made once for each member: statements are prepared where they are first used. */
export const ofMember = <T>(make: (name: string) => T): OfMember<T> => {
  const byName = new Map<string, T>()
  return (c) => {
    const { name } = staffOf(c)
    const made = byName.get(name) ?? make(name)
    byName.set(name, made)
    return made
  }
}

export type CommandsOf = OfMember<DeskCommands>

/** The commands of the desk. */
export const createCommandsOf = (db: Database, now: () => Date): CommandsOf =>
  ofMember((who) => createDeskCommands({ db, who, now }))
