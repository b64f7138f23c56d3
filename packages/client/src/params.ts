/** Parameters of an address; those that are not given are left out. */
export const params = (given: Readonly<Record<string, string | number | undefined>>) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
