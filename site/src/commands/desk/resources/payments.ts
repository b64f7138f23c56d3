import type { DeskPayment } from '@calm-rest/api/desk'
import { type Answer, InvalidArgumentError, Option, wholeNumber } from '@calm-rest/command'
import { methodPaidBy, paymentMethods } from '@calm-rest/contract/staff'
import { dollars, table } from '../../table.ts'
import { parseDollars } from '../parse-dollars.ts'
import { propertyTime } from '../property-time.ts'
import type { DeskContext, Resource } from '../resource.ts'

const typeOf = ({ reverses, isReversed, amount }: DeskPayment): string => {
  if (reverses !== null) return `reverses ${reverses}`
  if (isReversed) return 'reversed'
  return amount < 0 ? 'refund' : 'payment'
}

const paymentTable = (payments: readonly DeskPayment[]): string => {
  if (payments.length === 0) return 'None.'
  const rows = payments.map((one) => [
    String(one.id),
    propertyTime(one.at),
    one.reference,
    one.who,
    typeOf(one),
    one.method,
    dollars(one.amount),
    one.note ?? '',
  ])
  return table(['id', 'at', 'stay', 'by', 'what', 'method', 'USD', 'note'], rows, ['id', 'USD'])
}

/** What is in the till of each kind, where there is any. */
const sumsText = (payments: readonly DeskPayment[]): string =>
  paymentMethods
    .map((method) => [method, payments.filter((one) => one.method === method)] as const)
    .filter(([, entries]) => entries.length > 0)
    .map(([method, entries]) => `${method} ${dollars(entries.reduce((sum, one) => sum + one.amount, 0))}`)
    .join(', ')

const aboutStay = async (reference: string, { desk }: DeskContext, done?: string): Promise<Answer> => {
  const { totalPrice, paid, due } = await desk.bookings.find(reference)
  const payments = await desk.payments.ofStay(reference)
  const sums = `price ${dollars(totalPrice)}, paid ${dollars(paid)}, due ${dollars(due)}`
  return {
    text: [...(done === undefined ? [] : [done]), sums, paymentTable(payments)].join('\n\n'),
    json: { reference, totalPrice, paid, due, payments },
  }
}

const amountOf = (text: string): number => {
  const amount = parseDollars(text)
  if (amount > 0) return amount
  throw new InvalidArgumentError('It is more than nothing.')
}

const method = (description: string) => new Option('--method <method>', description).choices(paymentMethods)

export const payments: Resource = (resource, choose) => {
  resource
    .command('list')
    .description('what came in and went out today, or on the days given')
    .option('--from <day>', 'like 2027-03-31')
    .option('--until <day>', 'like 2027-03-31; that day included')
    .action((days) =>
      choose(async ({ desk }) => {
        const found = await desk.payments.list(days)
        const sums = sumsText(found)
        return {
          text: [paymentTable(found), ...(sums === '' ? [] : [sums])].join('\n\n'),
          json: { payments: found },
        }
      }),
    )

  resource
    .command('show')
    .description('what was paid for a stay, and what is due')
    .argument('<reference>')
    .action((given) =>
      choose(async (context) => aboutStay((await context.desk.bookings.find(given)).reference, context)),
    )

  resource
    .command('take')
    .description('a guest pays; without an amount all that is due')
    .argument('<reference>')
    .option('--amount <dollars>', 'like 249.50', amountOf)
    .addOption(method('how it is paid').default('cash' as const))
    .option('--note <text>', 'for the staff')
    .action((given, { amount: wanted, method: how, note }) =>
      choose(async (context) => {
        const { desk, ask } = context
        const { reference, due } = await desk.bookings.find(given)
        const amount = wanted ?? due
        if (wanted === undefined && due <= 0)
          return aboutStay(reference, context, `nothing is due for ${reference}`)
        await ask(`Take ${dollars(amount)} dollars for ${reference} by ${how}? ${dollars(due)} are due.`)
        await desk.payments.take(reference, { amount, method: how, note })
        return aboutStay(reference, context, `took ${dollars(amount)} for ${reference}`)
      }),
    )

  resource
    .command('refund')
    .description('a guest gets money back')
    .argument('<reference>')
    .requiredOption('--amount <dollars>', 'like 249.50; at most what was paid', amountOf)
    .addOption(method('how it is paid back; without one, as most of it was paid'))
    .requiredOption('--reason <text>', 'why; nothing about the guest')
    .option('--lower-price', 'the price falls by it, too; without it the guest owes it again')
    .action((given, { amount, method: wanted, reason, lowerPrice: lowersPrice = false }) =>
      choose(async (context) => {
        const { desk, ask } = context
        const { reference, paid } = await desk.bookings.find(given)
        const how = wanted ?? methodPaidBy(await desk.payments.ofStay(reference))
        const price = lowersPrice ? 'The price falls by it.' : 'The price stays: it is owed again.'
        await ask(
          `Pay back ${dollars(amount)} dollars for ${reference} by ${how}? ${dollars(paid)} were paid. ${price}`,
        )
        await desk.payments.refund(reference, { amount, method: how, reason, lowersPrice })
        return aboutStay(reference, context, `paid back ${dollars(amount)} for ${reference}`)
      }),
    )

  resource
    .command('reverse')
    .description('an entry that was wrong; it stays, with its reversal beside it')
    .argument('<reference>')
    .argument('<id>', "the entry's, as 'show' has it", wholeNumber())
    .requiredOption('--reason <text>', 'why; nothing about the guest')
    .action((given, id, { reason }) =>
      choose(async (context) => {
        const { desk, ask } = context
        const { reference } = await desk.bookings.find(given)
        const priceBack = await desk.payments.priceIfReversed(reference, id)
        const price =
          priceBack === undefined ? 'The price stays.' : `The price is ${dollars(priceBack)} again.`
        await ask(`Reverse entry ${id} of ${reference}? ${price}`)
        await desk.payments.reverse(reference, id, reason)
        return aboutStay(reference, context, `reversed ${id}`)
      }),
    )
}
