import { Option } from '@calm-rest/command'
import { icons } from '@calm-rest/contract/schemas'
import { table } from '../../table.ts'
import type { Resource } from '../resource.ts'

/** What rooms of this house can have. */
export const amenities: Resource = (resource, choose) => {
  resource
    .command('list')
    .description('ids, icons and names in each language')
    .action(() =>
      choose(async ({ desk }) => {
        const all = await desk.amenities.list()
        const usesOf = await desk.amenities.uses()
        const rows = all.map(({ id, icon, names }) => [
          id,
          icon,
          names.en,
          names.de,
          names.zh,
          String(usesOf(id).length),
        ])
        const head = ['id', 'icon', 'en', 'de', 'zh', 'rooms']
        return { text: table(head, rows, ['rooms']), json: { amenities: all } }
      }),
    )

  resource
    .command('add')
    .description('one more that rooms can have')
    .addOption(new Option('--icon <icon>').choices(icons).makeOptionMandatory())
    .requiredOption('--en <name>')
    .requiredOption('--de <name>')
    .requiredOption('--zh <name>')
    .action(({ icon, ...names }) =>
      choose(async ({ desk, ask }) => {
        await ask(`Add the amenity '${names.en}'?`)
        const amenity = await desk.amenities.find(await desk.amenities.add({ icon, names }))
        return { text: `added ${amenity.id}`, json: { amenity } }
      }),
    )

  resource
    .command('remove')
    .description('the house has it no more; only where no room has it')
    .argument('<id>', 'as in the list')
    .action((id) =>
      choose(async ({ desk, ask }) => {
        const amenity = await desk.amenities.find(id)
        await ask(`Remove the amenity '${amenity.names.en}'?`)
        await desk.amenities.remove(id)
        return { text: `removed ${id}`, json: { amenity } }
      }),
    )
}
