/** Value of a flag. */
export type FlagValue = boolean | string | number

/** Values of the flags that a release declares, by name. A flag that the platform does not have is not among them. */
export type FlagValues = Readonly<Record<string, FlagValue>>

/**
 * Evaluates flags, as clients of OpenFeature do (https://openfeature.dev). The default is the answer for a flag that the
 * platform does not have, or that has a value of another type. A value stays the same for one page view, on the server and
 * in the browser.
 */
export interface FlagClient {
  getBooleanValue(flag: string, defaultValue: boolean): boolean
  getStringValue(flag: string, defaultValue: string): string
  getNumberValue(flag: string, defaultValue: number): number
}
