import { createRandom, type Random } from './random.ts'
import { join, type Parts } from './svg.ts'

/** The tools of one picture: its seeded random numbers and its SVG definitions. */
export interface Kit {
  random: Random
  /** Stores a reusable piece once, whatever the number of calls, and answers its id. */
  define(...parts: Parts): string
  /** Shows `parts` only inside the outline `d`. */
  cut(d: string, ...parts: Parts): string
  /** The whole picture, 1200 by 800. */
  svg(...parts: Parts): string
  sized(width: number, height: number, ...parts: Parts): string
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
  const sized: Kit['sized'] = (width, height, ...parts) => {
    const defs = definitions.length ? `<defs>${definitions.join('')}</defs>` : ''
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${defs}${join(...parts)}</svg>\n`
  }
  return {
    random: createRandom(name),
    define: (...parts) => {
      const content = join(...parts)
      return add(content, (id) => `<g id="${id}">${content}</g>`)
    },
    cut: (d, ...parts) => {
      const id = add(`cut ${d}`, (cutId) => `<clipPath id="${cutId}"><path d="${d}"/></clipPath>`)
      return `<g clip-path="url(#${id})">${join(...parts)}</g>`
    },
    svg: (...parts) => sized(1200, 800, ...parts),
    sized,
  }
}
