import { parseArgs } from 'node:util'

export const usage = `npm run media -- add FILE --room ID [--position N]   show a photograph on the page of a room
npm run media -- list [--room ID]                    which room shows which photographs
npm run media -- remove NUMBER                       take one away; 'list' shows the numbers`

export type MediaCommand =
  | { name: 'add'; file: string; roomId: string; position: number | undefined }
  | { name: 'list'; roomId: string | undefined }
  | { name: 'remove'; id: number }

/** The command was not understood; the message says what was wrong, and the usage. */
export class UsageError extends Error {
  override name = 'UsageError'
  constructor(problem: string) {
    super(problem ? `${problem}\n\n${usage}` : usage)
  }
}

export const parseMediaCommand = (args: readonly string[]): MediaCommand => {
  const { values, positionals } = parse(args)
  const [name, ...rest] = positionals
  switch (name) {
    case 'add': {
      const file = only(rest, 'Which picture?')
      if (!values.room) throw new UsageError('Which room? Name it with --room ID.')
      const position = values.position === undefined ? undefined : wholeNumber(values.position, '--position')
      return { name, file, roomId: values.room, position }
    }
    case 'list':
      if (rest.length > 0) throw new UsageError(`What is ${rest[0]}? A room is named with --room ID.`)
      return { name, roomId: values.room }
    case 'remove':
      return { name, id: wholeNumber(only(rest, 'Which photograph?'), 'A photograph') }
    default:
      throw new UsageError(name === undefined ? '' : `There is no command ${name}.`)
  }
}

const parse = (args: readonly string[]) => {
  try {
    const options = { room: { type: 'string' }, position: { type: 'string' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new UsageError((cause as Error).message)
  }
}

const only = ([first, ...others]: readonly string[], question: string): string => {
  if (first === undefined) throw new UsageError(question)
  if (others.length > 0) throw new UsageError(`One at a time, please: ${others.join(' ')} is too much.`)
  return first
}

const wholeNumber = (value: string, what: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError(`${what} is a number from 1 on, not '${value}'.`)
  return Number(value)
}
