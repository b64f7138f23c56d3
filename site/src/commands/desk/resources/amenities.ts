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
        const rows = all.map(({ id, icon, names }) => [id, icon, names.en, names.de, names.zh])
        return { text: table(['id', 'icon', 'en', 'de', 'zh'], rows), json: { amenities: all } }
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
}
