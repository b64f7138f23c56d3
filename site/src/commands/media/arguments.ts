import { readArguments, WrongUse } from '@calm-rest/command'

export const usage = `npm run media -- add FILE --room ID [--position N]   show a photograph on the page of a room
npm run media -- list [--room ID]                    which room shows which photographs
npm run media -- remove NUMBER                       take one away; 'list' shows the numbers`

export type MediaCommand =
  | { name: 'add'; file: string; roomId: string; position: number | undefined }
  | { name: 'list'; roomId: string | undefined }
  | { name: 'remove'; id: number }

const wrong = (problem: string): never => {
  throw new WrongUse(problem, usage)
}

const options = { room: { type: 'string' }, position: { type: 'string' } } as const

export const parseMediaCommand = (args: readonly string[]): MediaCommand => {
  const { values, positionals } = readArguments(args, usage, options)
  const [name, ...rest] = positionals
  switch (name) {
    case 'add': {
      const file = only(rest, 'Which picture?')
      if (!values.room) return wrong('Which room? Name it with --room ID.')
      const position = values.position === undefined ? undefined : wholeNumber(values.position, '--position')
      return { name, file, roomId: values.room, position }
    }
    case 'list':
      if (rest.length > 0) return wrong(`What is ${rest[0]}? A room is named with --room ID.`)
      return { name, roomId: values.room }
    case 'remove':
      return { name, id: wholeNumber(only(rest, 'Which photograph?'), 'A photograph') }
    default:
      return wrong(name === undefined ? 'Which command?' : `There is no command ${name}.`)
  }
}

const only = ([first, ...others]: readonly string[], question: string): string => {
  if (first === undefined) return wrong(question)
  if (others.length > 0) return wrong(`One at a time, please: ${others.join(' ')} is too much.`)
  return first
}

const wholeNumber = (value: string, what: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(value)) return wrong(`${what} is a number from 1 on, not '${value}'.`)
  return Number(value)
}
