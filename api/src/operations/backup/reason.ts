/** Contains only codes and our own words, which do not repeat guests' data. */
export const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return 'unknown'
  return cause.name === 'Refused' ? cause.message : 'code' in cause ? String(cause.code) : cause.name
}
