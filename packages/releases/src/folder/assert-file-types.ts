import { problemOfTypes } from '@calm-rest/contract/releases'
import { ReleaseRefused } from './refusals.ts'

/** Throws `ReleaseRefused`, with the name of the file, where one is of a type that no release may have. */
export const assertFileTypes = (names: readonly string[]) => {
  const problem = problemOfTypes(names)
  if (problem !== undefined) throw new ReleaseRefused('release_file_type', problem)
}
