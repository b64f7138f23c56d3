import { createRandom, type Random } from './random.ts'

/** The tools of one picture: its seeded random numbers and its SVG definitions. */
export interface Kit {
  random: Random
  /** Stores a reusable piece once, whatever the number of calls, and answers its id. */
  define(content: string): string
  /** Shows `content` only inside the outline `d`. */
  cut(d: string, content: string): string
  svg(body: string, width?: number, height?: number): string
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Ids begin with a short mark of the picture's name, so that several pictures can be put into one page. */
const markOf = (name: string): string => {
  let number = Math.floor(createRandom(name).next() * 26 ** 3)
  let mark = ''
  for (let i = 0; i < 3; i += 1) {
    mark += letters[number % 26]
    number = Math.floor(number / 26)
  }
  return mark
}

export const createKit = (name: string): Kit => {
  const mark = markOf(name)
  const ids = new Map<string, string>()
  const add = (content: string, wrap: (id: string) => string) => {
    const known = ids.get(content)
    if (known) return known
    const id = `${mark}${ids.size + 1}`
    ids.set(content, id)
    definitions.push(wrap(id))
    return id
  }
  const definitions: string[] = []
  return {
    random: createRandom(name),
    define: (content) => add(content, (id) => `<g id="${id}">${content}</g>`),
    cut: (d, content) => {
      const id = add(`cut ${d}`, (cutId) => `<clipPath id="${cutId}"><path d="${d}"/></clipPath>`)
      return `<g clip-path="url(#${id})">${content}</g>`
    },
    svg: (body, width = 1200, height = 800) => {
      const defs = definitions.length ? `<defs>${definitions.join('')}</defs>` : ''
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${defs}${body}</svg>\n`
    },
  }
}
