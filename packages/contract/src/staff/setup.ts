import { z } from 'zod'
import { langs } from '../lang.ts'
import { version } from './version.ts'

/**
 * examples: guests see and book what the seed invented. preparing: guests read that the property opens soon, and nobody
 * books. open: guests see and book what is the owner's.
 */
export const propertyStages = ['examples', 'preparing', 'open'] as const

/**
 * facts: hours and telephones are the owner's. room: a room type is offered with a photograph of the owner's.
 * passkey: an owner has one. stays: nobody is still to come to an example room. texts: rooms have all texts.
 * examples: none is left. mail: a mail server is configured. backups: backups are made.
 */
export const setupTasks = [
  'facts',
  'room',
  'passkey',
  'stays',
  'texts',
  'examples',
  'mail',
  'backups',
] as const

/** Without these the property cannot open. */
export const requiredTasks = ['facts', 'room', 'passkey', 'stays'] as const satisfies readonly SetupTask[]

export const setupItem = z.object({
  task: z.enum(setupTasks),
  isDone: z.boolean(),
  isRequired: z.boolean(),
  /** Languages with a missing text; empty unless the task is `texts`. */
  langs: z.enum(langs).array(),
  /** References of the stays in example rooms; empty unless the task is `stays`. */
  references: z.string().array(),
})

/** What is left to do until the property can open. */
export const staffSetup = z.object({
  version,
  stage: z.enum(propertyStages),
  /** ISO 8601, UTC; null until it opened. */
  openedAt: z.string().nullable(),
  /** Whether the owner has left the list once: it is not offered at the sign-in again. */
  isLeft: z.boolean(),
  /** In the order in which they are shown. */
  items: setupItem.array(),
})

export type PropertyStage = (typeof propertyStages)[number]
export type SetupTask = (typeof setupTasks)[number]
export type SetupItem = z.infer<typeof setupItem>
export type StaffSetup = z.infer<typeof staffSetup>
