import type { DeskLink } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'

export interface ActionContext {
  lang: Lang
  now: Date
}

/** Answers the links about one resource: bookings, reviews or messages. */
export interface ActionHandler<Action> {
  /** Content of the link's page; undefined where the resource is gone. Changes nothing. */
  read(action: Action, context: ActionContext): Promise<DeskLink | undefined>
  /** Idempotent. */
  perform(action: Action, context: ActionContext & { reply: string | undefined }): Promise<void>
}
