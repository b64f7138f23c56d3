import type { DeskLink } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'

export interface Asked {
  lang: Lang
  now: Date
}

/** What links about one kind of thing can do. Doing it twice is doing it once. */
export interface DeskWork<Subject> {
  /** Undefined where the thing is gone. Changes nothing. */
  read(subject: Subject, asked: Asked): Promise<DeskLink | undefined>
  use(subject: Subject, asked: Asked & { reply: string | undefined }): Promise<void>
}
