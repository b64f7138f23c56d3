import { InvalidArgumentError } from '@calm-rest/command'

/** Dollars of an argument, with at most two decimals. */
export const parseDollars = (text: string): number => {
  if (/^\d+(\.\d{1,2})?$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It is a price in dollars like 120 or 99.50.')
}
