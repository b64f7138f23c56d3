import { InvalidArgumentError } from '@calm-rest/command'
import { releaseVersion } from '@calm-rest/contract/releases'

export const parseVersion = (text: string) => {
  if (releaseVersion.safeParse(text).success) return text
  throw new InvalidArgumentError('It is a version like 1.4.0 or 1.5.0-rc.1.')
}
