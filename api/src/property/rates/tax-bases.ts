interface BasedTax {
  id: string
  included: boolean
  of: { taxes: readonly string[] }
}

/** Whether a tax is due on `id`, itself or through others. */
const leadsTo = (id: string, from: BasedTax, taxes: readonly BasedTax[], seen = new Set<string>()): boolean =>
  from.of.taxes.some((base) => {
    if (base === id) return true
    if (seen.has(base)) return false
    seen.add(base)
    const next = taxes.find((one) => one.id === base)
    return next !== undefined && leadsTo(id, next, taxes, seen)
  })

/** Why a tax cannot be due on these others; undefined if it can. One that is gone is due on nothing, and no error. */
export const taxBasesError = (tax: BasedTax, taxes: readonly BasedTax[]): string | undefined => {
  if (leadsTo(tax.id, tax, taxes)) return 'is due on itself'
  const isAdded = (id: string) => taxes.some((one) => one.id === id && !one.included)
  if (tax.included && tax.of.taxes.some(isAdded))
    return 'a tax that prices contain is due only on others that they contain'
  return undefined
}
