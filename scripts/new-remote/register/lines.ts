import type { NewRemote } from 'create-calm-rest-remote'

/** Adds a line for the remote to CODEOWNERS, after the last one of its kind. */
export const addOwner = (text: string, { name, owner }: NewRemote): string =>
  afterLast(text, /^\/mf-\S+ .*\n/gm, `/${name}/ ${owner}\n`)

/** Adds a row to the map in README.md. */
export const addMapRow = (text: string, { name, owner }: NewRemote): string =>
  afterLast(
    text,
    /^\| \[mf-[^|]*\|[^|]*\|[^|]*\|\n/gm,
    `| [${name}](${name}) | A greeting from the guesthouse | \`${owner}\` |\n`,
  )

/** Adds the remote's widgets with their props to the contract. */
export const addProps = (text: string, { name }: NewRemote): string => {
  const end = '\n}\n\nexport type RemoteName'
  const entry = [
    `  '${name}': {`,
    '    /** A greeting, the hours of arrival and departure, and the time at the guesthouse. */',
    '    welcome: object',
    '  }',
  ].join('\n')
  if (text.split(end).length !== 2)
    throw new Error(`The contract's list of widgets has another shape: no '${end}'.`)
  return text.replace(end, `\n${entry}${end}`)
}

const afterLast = (text: string, pattern: RegExp, line: string): string => {
  const last = [...text.matchAll(pattern)].at(-1)
  if (!last) throw new Error(`No line like ${pattern} to put '${line.trim()}' after.`)
  const end = last.index + last[0].length
  return text.slice(0, end) + line + text.slice(end)
}
