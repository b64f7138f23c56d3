import type { RoomTypeEdit, StoredRoomType } from '@calm-rest/api/desk'
import { type Answer, Option, wholeNumber } from '@calm-rest/command'
import { categories } from '@calm-rest/contract/schemas'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { card, table } from '../../table.ts'
import type { DeskContext, Resource } from '../resource.ts'
import { squareMetres } from './square-metres.ts'

type Unit = StoredRoomType['units'][number]

const aheadOf = ({ ahead }: Unit) =>
  ahead
    .map(({ reference, blockId, from, until }) => `${reference ?? `block ${blockId}`} ${from} – ${until}`)
    .join(', ')

/** What guests read of a type of room, and its doors. */
export const roomTypeText = ({ texts, units, ...type }: StoredRoomType): string =>
  [
    card([
      ['status', type.status],
      ['size', `${type.size} m²`],
      ['features', type.features.join(' ')],
      ['amenities', type.amenities.join(' ')],
      ['missing', type.missing.join(' ')],
    ]),
    ...langs.map((lang) =>
      card([
        ['language', lang],
        ['name', texts[lang].name],
        ['bed', texts[lang].bed],
        ['description', texts[lang].description],
      ]),
    ),
    table(
      ['unit', 'ahead'],
      units.map((unit) => [String(unit.unit), aheadOf(unit)]),
      ['unit'],
    ),
  ].join('\n\n')

const changed = async ({ desk }: DeskContext, id: string, done: string): Promise<Answer> => {
  const room = await desk.roomTypes.find(id)
  return { text: `${done}\n\n${roomTypeText(room)}`, json: { room } }
}

/** What guests read of a room, and which units there are. */
export const roomTypes: Resource = (resource, choose) => {
  const forOne = (name: string, description: string) =>
    resource.command(name).description(description).argument('<id>', 'of the room type')

  const edit = (id: string, what: string, change: RoomTypeEdit) =>
    choose(async (context) => {
      const { desk, ask } = context
      await desk.roomTypes.find(id)
      await ask(`Change the ${what} of ${id}? Guests see it from their next page on.`)
      await desk.roomTypes.edit(id, change)
      return changed(context, id, `${what} of ${id} changed`)
    })

  forOne('text', 'what guests read in one language; what is not given stays')
    .addOption(new Option('--lang <lang>').choices(langs).makeOptionMandatory())
    .option('--name <text>')
    .option('--bed <text>', 'like "1 king bed"')
    .option('--description <text>')
    .action((id, { lang, ...texts }) => edit(id, 'text', { texts: { [lang as Lang]: texts } }))

  forOne('facts', 'of which kind it is, how many guests it takes, and how large it is')
    .addOption(new Option('--category <category>').choices(categories))
    .option('--guests <n>', 'at most', wholeNumber())
    .option('--size <m2>', 'in square metres', squareMetres)
    .action((id, facts) => edit(id, 'facts', facts))

  forOne('features', 'what stands on its card, in this order')
    .argument('[amenities...]', 'their ids, as in the list of amenities')
    .action((id, features) => edit(id, 'features', { features }))

  forOne('amenities', 'what stands on its page, in this order')
    .argument('[amenities...]', 'their ids, as in the list of amenities')
    .action((id, amenities) => edit(id, 'amenities', { amenities }))

  forOne('add-unit', 'one more room of this type, which can be booked at once')
    .argument('[number]', 'the smallest that is free without it', wholeNumber())
    .action((id, asked) =>
      choose(async (context) => {
        const { desk, ask } = context
        await desk.roomTypes.find(id)
        await ask(`Add ${asked === undefined ? 'a unit' : `unit ${asked}`} to ${id}?`)
        const unit = await desk.roomTypes.addUnit(id, asked)
        return changed(context, id, `added unit ${unit} to ${id}`)
      }),
    )

  forOne('remove-unit', 'a room that is there no more; only where nobody has nights of it ahead')
    .argument('<number>', 'of the unit', wholeNumber())
    .action((id, unit) =>
      choose(async (context) => {
        const { desk, ask } = context
        await desk.roomTypes.find(id)
        await ask(`Take unit ${unit} out of ${id}? Nobody can book it any more.`)
        await desk.roomTypes.removeUnit(id, unit)
        return changed(context, id, `took unit ${unit} out of ${id}`)
      }),
    )
}
