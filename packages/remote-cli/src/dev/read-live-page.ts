import { CommandFailed } from '@calm-rest/command'
import { composition } from '@calm-rest/contract/releases'

/** Asks a site for what it composes. Throws `CommandFailed` where it does not answer, or is no site of Calm Rest. */
export const readLivePage = async (site: string): Promise<void> => {
  const answer = await fetch(new URL('/composition.json', site), {
    signal: AbortSignal.timeout(20_000),
  }).catch((cause: Error) => {
    throw new CommandFailed(`${site} does not answer: ${cause.cause ?? cause.message}`)
  })
  const read = composition.safeParse(await answer.json().catch(() => undefined))
  if (!read.success) throw new CommandFailed(`${site} is no site of Calm Rest, or one of another contract.`)
}
