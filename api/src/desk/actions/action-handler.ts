import type { DeskLink } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'

export interface ActionContext {
  lang: Lang
  now: Date
}

/** Handles the links in mails about one resource: bookings, reviews or messages. */
export interface ActionHandler<Action> {
  /** Returns the content of the link's page; undefined if the resource is gone. Changes nothing. */
  read(action: Action, context: ActionContext): Promise<DeskLink | undefined>
  /** Idempotent. */
  perform(action: Action, context: ActionContext & { reply: string | undefined }): Promise<void>
}
