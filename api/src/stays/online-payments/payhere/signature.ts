import { createHash } from 'node:crypto'

const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase()

/** PayHere writes amounts with two decimals and no separators, also of currencies without decimals. */
export const amountText = (cents: number): string => (cents / 100).toFixed(2)

/** Reads such an amount; undefined where it is none. */
export const centsOf = (text: string): number | undefined =>
  /^\d{1,9}\.\d{2}$/.test(text) ? Number(text.replace('.', '')) : undefined

/**
 * Returns a signature of PayHere: MD5 of the values in a row and of the merchant's secret, in capitals. PayHere signs
 * in no better way.
 */
export const signatureOf = (values: readonly string[], secret: string): string =>
  md5(`${values.join('')}${md5(secret)}`)
