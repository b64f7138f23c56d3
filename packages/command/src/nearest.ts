/** Number of characters to insert, delete or replace until one text is the other. */
const distance = (from: string, to: string): number => {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + Number(from[row - 1] !== to[column - 1])
      current.push(Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    above = current
  }
  return above[to.length] ?? 0
}

/** The known names that a misspelt one may have meant, the nearest first. */
export const nearest = <Name extends string>(
  misspelt: string,
  known: Iterable<Name>,
  { most = 3 } = {},
): Name[] =>
  [...known]
    .map((name) => ({ name, far: distance(misspelt, name) }))
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .slice(0, most)
    .map(({ name }) => name)
