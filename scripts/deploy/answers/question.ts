import type { z } from 'zod'

/** Answers of a person or a machine, by the names of their questions. */
export type Key =
  | 'name'
  | 'certificates'
  | 'smtp'
  | 'smtpPassword'
  | 'sender'
  | 'database'
  | 'databasePassword'
  | 'photographs'
  | 'backups'
  | 'bucketStore'
  | 'bucketKeyId'
  | 'bucketKey'
  | 'bucketRecipients'
  | 'observability'
  | 'releasesOrigin'
  | 'ports'
  | 'clock'
export type Answers = Record<Key, string>
export type Given = Partial<Answers>

export interface Question {
  key: Key
  /** Name of the option on the command line, and the same as the parser returns it. */
  flag: string
  option: string
  /** Environment variable that answers it, for machines. */
  variable: string
  /** As asked; ends without a question mark. */
  text: string
  /** One line of help. */
  about: string
  /** Refuses a wrong answer with one sentence. */
  schema: z.ZodType<string>
  /** Answer of an empty line, from the answers before. */
  usual?(before: Given): string
  /** Whether it is asked, from the answers before; flags and variables are read all the same. */
  isAsked?(before: Given): boolean
  /** Whether nobody else may read the answer: it has no flag, which lists of processes show. */
  isSecret?: boolean
}
