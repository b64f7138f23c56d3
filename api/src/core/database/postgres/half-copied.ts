import type pg from 'pg'

/** There for as long as a copy into this database is under way: how far each table came. */
export const progressTable = 'copy_progress'

/** Refuses a database that was copied by half: what a site wrote there would stand in the way of the rest. */
export const refuseHalfCopied = async (client: pg.Client) => {
  const { rows } = await client.query('SELECT to_regclass($1) AS found', [progressTable])
  if (rows[0]?.found === null) return
  throw new Error(
    'A copy into this database is under way, or was cut off: npm run db -- copy once more brings it to its end.',
  )
}
