import { z } from 'zod'
import type { DatabasePlace } from './open.ts'

export const databaseVariables = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'Like postgres://user:password@host:5432/calm_rest' })
    .optional(),
}

/** Location of the database, for commands and servers. */
export const databasePlace = ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
}: {
  DATA_DIR: string
  DATABASE_URL?: string | undefined
}): DatabasePlace => ({ dataDir, databaseUrl })
