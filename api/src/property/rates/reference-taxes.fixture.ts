import Fraction from 'fraction.js'
import type { Tax } from './rates.ts'

interface Stay {
  checkIn: string
  nights: number
  guests: number
  children: readonly number[]
}

interface Parts {
  roomCents: bigint
  extras: readonly { id: string; cents: bigint }[]
}

/** The figure of a tax on a day of arrival: its last change until then. */
const figureOn = (tax: Tax, day: string) => {
  if (tax.from !== undefined && day < tax.from) return { percent: 0, amountCents: 0 }
  let held: { percent?: number | undefined; amountCents?: number | undefined } = tax
  let since = ''
  for (const change of tax.changes)
    if (change.from <= day && change.from >= since) {
      held = change
      since = change.from
    }
  return held
}

/** Every tax of net prices, forwards: no equation is solved here. */
const forwards = (taxes: readonly Tax[], stay: Stay, room: Fraction, extras: Map<string, Fraction>) => {
  const amounts = new Map<string, Fraction>()
  const amountOf = (tax: Tax): Fraction => {
    const known = amounts.get(tax.id)
    if (known) return known
    const { percent, amountCents = 0 } = figureOn(tax, stay.checkIn)
    let amount = new Fraction(0)
    if (percent === undefined) {
      const persons = stay.guests - stay.children.filter((age) => age < tax.fromAge).length
      const times = { stay: 1, night: stay.nights, person: persons, person_night: persons * stay.nights }
      amount = new Fraction(amountCents).mul(times[tax.per])
    } else {
      if (tax.of.room) amount = amount.add(room)
      for (const [id, cents] of extras)
        if (tax.of.extras === 'all' || tax.of.extras.includes(id)) amount = amount.add(cents)
      for (const other of taxes) if (tax.of.taxes.includes(other.id)) amount = amount.add(amountOf(other))
      amount = amount.mul(Math.round(percent * 100)).div(10_000)
    }
    amounts.set(tax.id, amount)
    return amount
  }
  return taxes.map(amountOf)
}

const sum = (all: readonly Fraction[]) => all.reduce((total, one) => total.add(one), new Fraction(0))

/**
 * Taxes of a stay in exact fractions, each rounded once. Net prices are found by the straight line through what two net
 * prices would cost with the taxes that prices contain, part by part.
 */
export const referenceTaxes = (taxes: readonly Tax[], stay: Stay, { roomCents, extras }: Parts) => {
  const contained = (room: Fraction, of: Map<string, Fraction>) =>
    sum(forwards(taxes, stay, room, of).filter((_, i) => taxes[i]?.included))
  const zero = new Fraction(0)
  const one = new Fraction(1)
  const nothing = new Map<string, Fraction>()
  const fixed = contained(zero, nothing)
  const netOf = (priced: Fraction, room: Fraction, of: Map<string, Fraction>) => {
    const net = priced.div(one.add(contained(room, of)).sub(fixed))
    return net.compare(0) < 0 ? zero : net
  }
  const room = netOf(new Fraction(roomCents).sub(fixed), one, nothing)
  const nets = new Map(
    extras.map(({ id, cents }) => [id, netOf(new Fraction(cents), zero, new Map([[id, one]]))] as const),
  )
  return forwards(taxes, stay, room, nets).map((amount, i) => ({
    tax: taxes[i] as Tax,
    // halves upwards
    cents: Number(amount.add(new Fraction(1, 2)).floor().n),
  }))
}
