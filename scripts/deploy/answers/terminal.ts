import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Refused } from '@calm-rest/command'
import type { Prompt } from './collect.ts'

interface Streams {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

/** Asks at a terminal; what is typed as a secret is not shown. Ctrl-C and Ctrl-D end it with `Refused`. */
export const openTerminal = ({ input, output }: Streams): Prompt & { close(): void } => {
  let isHidden = false
  const shown = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const terminal = createInterface({
    input,
    output: shown,
    terminal: 'isTTY' in input && input.isTTY === true,
  })
  const ended = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new Refused('Nothing changed.')))
  })
  ended.catch(() => {})
  return {
    ask: async (text, { usual, isSecret }) => {
      output.write(
        `${text}${usual === '' || isSecret ? '' : ` [${usual}]`}${isSecret && usual !== '' ? ' [as it is]' : ''}: `,
      )
      isHidden = isSecret
      try {
        return (await Promise.race([terminal.question(''), ended])).trim()
      } finally {
        if (isHidden) output.write('\n')
        isHidden = false
      }
    },
    say: (line) => void output.write(`${line}\n`),
    close: () => terminal.close(),
  }
}
