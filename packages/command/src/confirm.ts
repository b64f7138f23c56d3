import { createInterface } from 'node:readline/promises'
import { Refused } from './outcomes.ts'

/** Asks whoever sits there; where nobody does, only --yes goes on. */
export const confirm = async (question: string) => {
  if (!process.stdin.isTTY) throw new Refused(`${question} Nobody is here to ask: say --yes.`)
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-C and Ctrl-D end the question without an answer
  const answer = await asking.question(`${question} [y/N] `).catch(() => '')
  asking.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new Refused('Nothing changed.')
}
