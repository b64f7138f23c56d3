import { BackupRefused } from '@calm-rest/api/backup'
import { exitCodeOf, Refused } from '../release/outcomes.ts'

/** What a command did: for people and for machines. */
export interface Answer {
  text: string
  json: object
}

/** Runs a command and says what came of it, in words or as one line of JSON, with its exit code. */
export const answerWith = async (args: readonly string[], work: () => Promise<Answer>) => {
  const json = args.includes('--json')
  try {
    const answer = await work()
    console.log(json ? JSON.stringify(answer.json) : answer.text)
  } catch (thrown) {
    const cause = thrown instanceof BackupRefused ? new Refused(thrown.message) : thrown
    const message = cause instanceof Error ? cause.message : String(cause)
    if (json) console.log(JSON.stringify({ error: message, exitCode: exitCodeOf(cause) }))
    else console.error(message)
    process.exitCode = exitCodeOf(cause)
  }
}
