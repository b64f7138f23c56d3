import type { Desk } from '@calm-rest/api/desk'
import type { Answer, Command } from '@calm-rest/command'

export interface DeskContext {
  desk: Desk
  /** Asks before a change; throws where the answer is no. */
  ask(question: string): Promise<void>
  /** Origin under which the site is known. */
  site: string
}

/** Work of a command, once the database is open. */
export type Work = (context: DeskContext) => Answer | Promise<Answer>

/** Gives the command of a resource its subcommands, whose actions choose their work. */
export type Resource = (resource: Command, choose: (work: Work) => void) => void
