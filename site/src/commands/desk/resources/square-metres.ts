import { InvalidArgumentError } from '@calm-rest/command'

export const squareMetres = (text: string): number => {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It is a number of square metres like 28 or 30.5.')
}
