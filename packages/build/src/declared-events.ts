import type { EventSchema } from '@calm-rest/contract/events'
import type { DeclaredEvents } from '@calm-rest/contract/releases'
import { z } from 'zod'

/** Events as the build of a remote declares them. */
export interface RemoteEvents {
  /** Events of the contract that its widgets send. */
  sends?: readonly string[] | undefined
  /** Events that they receive: of the contract, or of other remotes, as `mf-spa/seat-chosen@1`. */
  hears?: readonly string[] | undefined
  /**
   * The remote's own events, which its widgets send, as `seat-chosen@1`: a zod schema of an object, or JSON Schema. The name
   * on a page is `mf-spa/seat-chosen@1`.
   */
  own?: Readonly<Record<string, z.ZodType | EventSchema>> | undefined
}

const isZod = (schema: z.ZodType | EventSchema): schema is z.ZodType => '_zod' in schema

/** Events as release.json has them: own ones with their whole names, as JSON Schema, among those that are sent. */
export const declaredEventsOf = (
  remote: string,
  { sends = [], hears = [], own = {} }: RemoteEvents,
): DeclaredEvents => {
  const schemas = Object.entries(own).map(([name, schema]) => {
    const json = isZod(schema) ? z.toJSONSchema(schema) : schema
    return [name.includes('/') ? name : `${remote}/${name}`, json as EventSchema] as const
  })
  const names = schemas.map(([name]) => name)
  return {
    sends: [...sends.filter((name) => !names.includes(name)), ...names],
    hears: [...hears],
    ...(schemas.length > 0 && { own: Object.fromEntries(schemas) }),
  }
}
