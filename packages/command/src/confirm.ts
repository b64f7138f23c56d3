import { createInterface } from 'node:readline/promises'
import { Refused } from './outcomes.ts'

/** Asks at the terminal; without a terminal, or without a yes, it throws `Refused`. */
export const confirm = async (question: string) => {
  if (!process.stdin.isTTY) throw new Refused(`${question} Nobody is here to ask: say --yes.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-C and Ctrl-D end the question without an answer
  const answer = await terminal.question(`${question} [y/N] `).catch(() => '')
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new Refused('Nothing changed.')
}
