import type pg from 'pg'

/** There for as long as a house is being moved into the database: how far each table came. */
export const progressTable = 'copy_progress'

/** A site that made itself at home in the half of a house would stand in the way of the rest. */
export const refuseHalfCopied = async (client: pg.Client) => {
  const { rows } = await client.query('SELECT to_regclass($1) AS found', [progressTable])
  if (rows[0]?.found === null) return
  throw new Error(
    'A house is being moved into this database, or that was cut off: npm run db -- copy once more brings it to its end.',
  )
}
