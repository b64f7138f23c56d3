import type pg from 'pg'

/** Class of advisory locks whose second number is a version of code. */
const marks = 471_106_061

/** Marks until the connection ends that code of this version uses the database. */
export const markCode = async (client: pg.Client, version: number) =>
  void (await client.query('SELECT pg_advisory_lock_shared($1::integer, $2::integer)', [marks, version]))

/** Returns the version of the oldest code that uses the database, if it is older than `oldest`. */
export const findOlderCode = async (
  client: Pick<pg.Client, 'query'>,
  oldest: number,
): Promise<number | undefined> => {
  const { rows } = await client.query(
    `SELECT min(objid::bigint) AS version FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND classid = $1 AND objid::bigint < $2
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [marks, oldest],
  )
  return rows[0]?.version === null ? undefined : Number(rows[0].version)
}
