/** What a tax is of. Its percentage is taken of the sum, without the taxes that prices contain. */
export interface TaxBases {
  /** The room after discounts. */
  room: boolean
  /** All extras, or those with these ids. */
  extras: 'all' | readonly string[]
  /** Ids of other taxes, such as a service charge that value added tax is due on. */
  taxes: readonly string[]
}

/** A tax as it holds on the day of a stay. */
export interface HeldTax {
  id: string
  /** Hundredths of a per cent; else `amountCents` is due. */
  hundredths: number | undefined
  amountCents: number
  /** Whether prices contain it. */
  included: boolean
  of: TaxBases
}

/** What taxes are due on, in cents, as it is priced: with the taxes that prices contain. */
export interface TaxedParts {
  roomCents: number
  extras: readonly { id: string; cents: number }[]
  /** How often the amount of a tax is due: once, or for nights and persons. */
  timesOf: (id: string) => number
  /** The smallest amount that can be paid, in cents: 100 in a currency without decimals. */
  stepCents: number
}

/** One whole in hundredths of a per cent. */
const whole = 10_000n

/** Share of a tax in each part, and what it is without any part: numerators over the common denominator. */
interface Share {
  tax: HeldTax
  parts: bigint[]
  fixed: bigint
}

const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n)

/** The nearest multiple of `step` to a fraction, halves upwards; never below 0. */
const roundedUp = (numerator: bigint, denominator: bigint, step: number) => {
  const of = denominator * BigInt(step)
  return numerator <= 0n ? 0 : Number((2n * numerator + of) / (2n * of)) * step
}

/** Taxes in an order in which each follows those that it is due on. A circle is refused where rates are read. */
const inOrder = (taxes: readonly HeldTax[]): HeldTax[] => {
  const ordered = new Set<HeldTax>()
  const add = (tax: HeldTax) => {
    if (ordered.has(tax)) return
    for (const other of taxes) if (tax.of.taxes.includes(other.id)) add(other)
    ordered.add(tax)
  }
  for (const tax of taxes) add(tax)
  return [...ordered]
}

/**
 * Amount of each tax in cents, in the order of `taxes`. Each is computed exactly, of what its bases are before they are
 * rounded, and then rounded once to the nearest amount that can be paid, halves upwards: https://induwara.lk's bill of 75,000.00 with service
 * charge, TDL, SSCL and VAT comes to 100,757.25, from the net price as from the total.
 */
export const taxAmounts = (taxes: readonly HeldTax[], parts: TaxedParts): number[] => {
  const { extras } = parts
  const count = taxes.filter(({ hundredths }) => hundredths !== undefined).length
  const denominator = whole ** BigInt(count)
  const isOf = ({ of }: HeldTax) => [
    of.room,
    ...extras.map(({ id }) => of.extras === 'all' || of.extras.includes(id)),
  ]

  const shares = new Map<string, Share>()
  for (const tax of inOrder(taxes)) {
    const { id, hundredths, amountCents, of } = tax
    const under = of.taxes.flatMap((other) => shares.get(other) ?? [])
    const shareOf = (numerator: bigint) => (numerator * BigInt(hundredths ?? 0)) / whole
    const due = isOf(tax).map((is, part) =>
      shareOf((is ? denominator : 0n) + sum(under.map((other) => other.parts[part] as bigint))),
    )
    const fixed =
      hundredths === undefined
        ? BigInt(amountCents * parts.timesOf(id)) * denominator
        : shareOf(sum(under.map((other) => other.fixed)))
    shares.set(id, { tax, parts: due, fixed })
  }

  const contained = [...shares.values()].filter(({ tax }) => tax.included)
  // amounts that the price contains are in that of the room
  const containedFixed = sum(contained.map(({ fixed }) => fixed))
  const nets = [parts.roomCents, ...extras.map(({ cents }) => cents)].map((cents, part) => {
    const priced = BigInt(cents) * denominator - (part === 0 ? containedFixed : 0n)
    const of = denominator + sum(contained.map((one) => one.parts[part] as bigint))
    return { numerator: priced > 0n ? priced : 0n, denominator: of }
  })

  return taxes.map(({ id }) => {
    const share = shares.get(id) as Share
    let numerator = share.fixed
    let over = denominator
    for (const [part, net] of nets.entries()) {
      const due = share.parts[part] as bigint
      if (due === 0n || net.numerator === 0n) continue
      numerator = numerator * net.denominator * denominator + due * net.numerator * over
      over = over * net.denominator * denominator
    }
    return roundedUp(numerator, over, parts.stepCents)
  })
}
