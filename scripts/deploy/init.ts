import { Refused } from '@calm-rest/command'
import { answersOf } from './answers/answers-of.ts'
import { collectAnswers, givenBy, type Prompt } from './answers/collect.ts'
import { readSettings, writeSettings } from './answers/files.ts'
import type { Given } from './answers/question.ts'
import { settingsOf } from './answers/settings.ts'

interface Options {
  folder: string
  /** Answers on the command line. */
  flags: Given
  variables: NodeJS.ProcessEnv
  prompt: Prompt | undefined
  yes: boolean
}

/** Asks, and writes `.env` and secrets. Nothing is written before the last answer. */
export const initialise = async (options: Options): Promise<void> => {
  const { folder, flags, variables, prompt, yes } = options
  const before = readSettings(folder)
  const answers = await collectAnswers({
    given: givenBy(variables, flags),
    before: answersOf(before),
    prompt,
    yes,
  })
  try {
    writeSettings(folder, settingsOf(answers, before.secrets))
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code !== 'EACCES' && code !== 'EPERM') throw cause
    throw new Refused(`${folder} cannot be written: run this as root, in a container with --user 0.`)
  }
}
