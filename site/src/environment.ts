import { join } from 'node:path'
import { parseEnvironment } from '@calm-rest/api/environment'
import { withSecretFiles } from '@calm-rest/server'

/** The environment of the API, with the folders of this site. Throws with a line for each wrong variable. */
export const readEnvironment = (variables: NodeJS.ProcessEnv = withSecretFiles(process.env)) => {
  const environment = parseEnvironment(variables)
  const { DATA_DIR } = environment
  return { ...environment, dataDir: DATA_DIR, releases: join(DATA_DIR, 'releases') }
}

export type SiteEnvironment = ReturnType<typeof readEnvironment>
