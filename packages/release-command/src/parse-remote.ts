import { InvalidArgumentError } from '@calm-rest/command'
import { remoteName } from '@calm-rest/contract/releases'

/** A remote of any repository, not only of this tree. */
export const parseRemote = (text: string) => {
  if (remoteName.safeParse(text).success) return text
  throw new InvalidArgumentError('It is the name of a remote, like mf-rooms.')
}
