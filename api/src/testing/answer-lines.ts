/** Values that a run makes up: references of bookings, ids, and whatever is signed; beside them every `version`. */
const madeUp = /CR-\w{4}-\w{4}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\w-]{20,}\.[\w.-]{20,}|[\w-]{40,}/g

/**
 * Writes answers as text, a line for each value by its path, so that a test can hold all of an answer. Values that a run
 * makes up are numbered as they come, so that it is seen where the same one stands. Of a list of objects it has the first
 * two, and how many there are.
 */
export const createAnswerLines = () => {
  const numbers = new Map<string, number>()
  const named = (path: string, text: string) =>
    text.replace(path.endsWith('version') ? /[^"]+/ : madeUp, (found) => {
      const number = numbers.get(found) ?? numbers.size + 1
      numbers.set(found, number)
      return `#${number}`
    })
  const linesOf = (path: string, value: unknown): string[] => {
    const isLeaf = typeof value !== 'object' || value === null || Object.keys(value).length === 0
    const isShort = Array.isArray(value) && value.every((one) => typeof one !== 'object')
    if (isLeaf || isShort) return [`${path} ${named(path, JSON.stringify(value) ?? 'undefined')}`]
    const parts = Object.entries(value).flatMap(([key, one]) =>
      Array.isArray(value) && Number(key) >= 2 ? [] : linesOf(`${path}.${key}`, one),
    )
    return Array.isArray(value) ? [`${path}.length ${value.length}`, ...parts] : parts
  }
  return linesOf
}
