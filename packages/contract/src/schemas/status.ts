import { z } from 'zod'

/** What the site is for. */
export const statusParts = ['pages', 'booking', 'mail', 'elements'] as const
/** From good to bad. */
export const statusStates = ['works', 'disturbed', 'down'] as const

const part = z
  .enum(statusParts)
  .meta({ description: 'elements: those that partners have in their pages. mail: to guests.' })
const state = z.enum(statusStates)
const moment = z.iso.datetime().meta({ description: 'To the minute.' })

export const statusIncident = z.object({
  parts: part.array().meta({ description: 'Everything that did not work meanwhile.' }),
  state: state.exclude(['works']).meta({ description: 'The worst of it.' }),
  from: moment,
  until: moment.nullable().meta({ description: 'Null while it lasts.' }),
})

/** What works now, and what did not in the last 90 days. It says nothing about causes. */
export const statusSchema = z
  .object({
    at: moment.meta({ description: 'When this was found.' }),
    recordedSince: moment,
    parts: z.object({ part, state, since: moment }).array(),
    incidents: statusIncident
      .array()
      .meta({ description: 'Newest first. Shorter than two minutes is none.' }),
  })
  .meta({ id: 'Status' })

export type StatusPart = z.infer<typeof part>
export type StatusState = z.infer<typeof state>
export type StatusIncident = z.infer<typeof statusIncident>
export type Status = z.infer<typeof statusSchema>
