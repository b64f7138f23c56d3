import type { EventName, EventValue } from './events.ts'

/**
 * Events of teams, by remote, name and major, such as `mf-spa/seat-chosen@1`, with their values.
 * `npx calm-rest-remote types` writes them from the live releases.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a file of types adds the events of teams
export interface OwnEvents {}

/** Name of an event on a page: of the contract, or of a team. */
export type PageEventName = EventName | (keyof OwnEvents & string)

/** Value of such an event. */
export type PageEventValue<Name extends PageEventName> = Name extends EventName
  ? EventValue<Name>
  : Name extends keyof OwnEvents
    ? Readonly<OwnEvents[Name]>
    : never

/** Remote of a team's event; undefined for an event of the contract. */
export const ownerOfEvent = (name: string): string | undefined =>
  name.includes('/') ? name.split('/', 1)[0] : undefined
