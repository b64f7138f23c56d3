import type { RoomTypeDraft } from '@calm-rest/api/desk'
import { type Answer, InvalidArgumentError, Option, wholeNumber } from '@calm-rest/command'
import { categories } from '@calm-rest/contract/schemas'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { parseDollars } from '../parse-dollars.ts'
import type { DeskContext, Resource } from '../resource.ts'
import { roomTypeText } from './room-types.ts'
import { squareMetres } from './square-metres.ts'

const done = async ({ desk }: DeskContext, id: string, words: string): Promise<Answer> => {
  const room = await desk.roomTypes.find(id)
  return { text: `${words}\n\n${roomTypeText(room)}`, json: { room } }
}

const address = (text: string): string => {
  if (staffCalls.setRoomAddress.body.shape.address.safeParse(text).success) return text
  throw new InvalidArgumentError('It has small letters, digits, and a hyphen between them, like garden-loft.')
}

/** Kinds of rooms that are made, offered to guests, and ended; and drafts that nobody wants. */
export const roomTypeStatus: Resource = (resource, choose) => {
  resource
    .command('add')
    .description('one more room type: a draft, of which guests see nothing')
    .requiredOption('--en <name>')
    .requiredOption('--de <name>')
    .requiredOption('--zh <name>')
    .addOption(new Option('--category <category>').choices(categories).makeOptionMandatory())
    .requiredOption('--guests <n>', 'at most', wholeNumber())
    .requiredOption('--size <m2>', 'in square metres', squareMetres)
    .requiredOption('--price <dollars>', 'of a night, like 120 or 99.50', parseDollars)
    .option('--units <n>', 'how many rooms there are of it', wholeNumber(), 1)
    .action(({ en, de, zh, ...facts }) =>
      choose(async (context) => {
        const { desk, ask } = context
        const draft: RoomTypeDraft = { ...facts, names: { en, de, zh } }
        await ask(`Make a draft of '${en}'?`)
        const id = await desk.roomTypeStatus.add(draft)
        return done(
          context,
          id,
          `made ${id}: 'rooms text' and 'npm run media -- add', then 'rooms offer ${id}'`,
        )
      }),
    )

  const forOne = (name: string, description: string) =>
    resource.command(name).description(description).argument('<id>', 'of the room type')

  forOne('address', 'another address of a draft on the site; once guests know it, it stays')
    .argument('<address>', 'like garden-loft', address)
    .action((id, next) =>
      choose(async (context) => {
        const { desk, ask } = context
        await desk.roomTypes.find(id)
        await ask(`Have ${id} at /rooms/${next}?`)
        await desk.roomTypeStatus.setAddress(id, next)
        return done(context, next, `${id} is ${next} from now on`)
      }),
    )

  forOne('offer', 'guests find it from their next page on, for the first time or again').action((id) =>
    choose(async (context) => {
      const { desk, ask } = context
      await desk.roomTypes.find(id)
      await ask(`Offer ${id} to guests?`)
      await desk.roomTypeStatus.offer(id)
      return done(context, id, `guests find ${id}`)
    }),
  )

  forOne('end', 'guests find it no more; only where nobody has nights of it ahead').action((id) =>
    choose(async (context) => {
      const { desk, ask } = context
      await desk.roomTypes.find(id)
      await ask(`Offer ${id} no more? Nobody can book it then.`)
      await desk.roomTypeStatus.end(id)
      return done(context, id, `guests find ${id} no more`)
    }),
  )

  forOne('discard', 'a draft goes with its texts, photographs and price, for good').action((id) =>
    choose(async ({ desk, ask }) => {
      const room = await desk.roomTypes.find(id)
      await ask(`Discard the draft ${id}? Its texts, photographs and price go with it, for good.`)
      await desk.roomTypeStatus.discard(id)
      return { text: `discarded ${id}`, json: { room } }
    }),
  )
}
