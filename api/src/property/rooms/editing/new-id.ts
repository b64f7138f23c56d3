/**
 * Returns letters and digits of a name, with a number appended if the id is taken; `otherwise` if the name has none.
 */
export const newId = (name: string, taken: readonly string[], otherwise: string): string => {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [otherwise]
  const id = words.join('-')
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? id : `${id}-${number}`
    if (!taken.includes(candidate)) return candidate
  }
}
