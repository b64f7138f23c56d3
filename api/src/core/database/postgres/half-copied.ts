import type pg from 'pg'

/** Exists while a copy into this database is in progress. Holds the progress of each table. */
export const progressTable = 'copy_progress'

/** Refuses a partially copied database: anything that a site wrote to it would conflict with the rest of the copy. */
export const refuseHalfCopied = async (client: pg.Client) => {
  const { rows } = await client.query('SELECT to_regclass($1) AS found', [progressTable])
  if (rows[0]?.found === null) return
  throw new Error(
    'A copy into this database is under way, or was cut off: npm run db -- copy once more brings it to its end.',
  )
}
