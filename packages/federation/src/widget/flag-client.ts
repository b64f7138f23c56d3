import type { FlagClient, FlagValue, FlagValues } from '@calm-rest/contract/flags'

const evaluate = <Value extends FlagValue>(values: FlagValues, flag: string, defaultValue: Value): Value => {
  const value = values[flag]
  return typeof value === typeof defaultValue ? (value as Value) : defaultValue
}

/** A value of a flag that has the type of the default, or the default. */
export type Widened<Value> = Value extends boolean ? boolean : Value extends number ? number : string

/** Evaluates one flag by the type of its default. */
export const flagIn = <Value extends FlagValue>(
  values: FlagValues,
  flag: string,
  defaultValue: Value,
): Widened<Value> => evaluate(values, flag, defaultValue) as unknown as Widened<Value>

/** Evaluates flags, as clients of OpenFeature do. */
export const flagClient = (values: FlagValues): FlagClient => ({
  getBooleanValue: (flag, defaultValue) => evaluate(values, flag, defaultValue),
  getStringValue: (flag, defaultValue) => evaluate(values, flag, defaultValue),
  getNumberValue: (flag, defaultValue) => evaluate(values, flag, defaultValue),
})
