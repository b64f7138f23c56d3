/**
 * The newest items and older ones, each once: what moved up from an older page while the newest were read again is shown
 * where it is now.
 */
export const inOneList = <Item>(
  newest: readonly Item[],
  older: readonly Item[],
  idOf: (item: Item) => string | number,
): Item[] => {
  const known = new Set(newest.map(idOf))
  return [...newest, ...older.filter((item) => !known.has(idOf(item)))]
}
