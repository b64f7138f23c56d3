import { problemOfTypes } from '@calm-rest/contract/releases'
import { ReleaseRefused } from './refusals.ts'

/** Throws `ReleaseRefused` with the name of the first file of a refused type. */
export const assertFileTypes = (names: readonly string[]) => {
  const problem = problemOfTypes(names)
  if (problem !== undefined) throw new ReleaseRefused('release_file_type', problem)
}
