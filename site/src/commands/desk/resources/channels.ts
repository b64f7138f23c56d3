import type { DeskChannel, NewDeskChannel } from '@calm-rest/api/desk'
import type { Answer } from '@calm-rest/command'
import { table } from '../../table.ts'
import { propertyTime } from '../property-time.ts'
import type { Resource } from '../resource.ts'

const visitOf = ({ lastVisitAt }: DeskChannel) => (lastVisitAt === null ? 'never' : propertyTime(lastVisitAt))

const withAddress = ({ path, ...channel }: NewDeskChannel, done: string, site: string): Answer => {
  const address = new URL(path, site).href
  return {
    text: `${done} ${channel.portal} for ${channel.roomId}\n\n${address}\n\nGive it to the portal now: it is a secret, and is shown this once.`,
    json: { channel: { ...channel, address } },
  }
}

export const channels: Resource = (resource, choose) => {
  resource
    .command('list')
    .description('all channels, and when each portal read its calendar last')
    .action(() =>
      choose(async ({ desk }) => {
        const channels = await desk.channels.list()
        const rows = channels.map((one) => [
          one.roomId,
          one.portal,
          propertyTime(one.createdAt),
          visitOf(one),
        ])
        const text =
          rows.length === 0
            ? 'No channels yet.'
            : table(['room', 'portal', 'address since', 'last visit'], rows)
        return { text, json: { channels } }
      }),
    )

  const forPortal = (name: string, description: string) =>
    resource
      .command(name)
      .description(description)
      .argument('<room>')
      .requiredOption('--portal <name>', 'whose channel it is, like booking.com')

  forPortal('add', 'an address under which a portal reads which nights are taken').action((id, { portal }) =>
    choose(async ({ desk, ask, site }) => {
      const room = (await desk.rooms.find(id)).id
      await ask(`Make a channel of ${room} for ${portal}?`)
      return withAddress(await desk.channels.add(room, portal), 'channel of', site)
    }),
  )

  forPortal('rotate', 'another address; the one before is dead at once').action((id, { portal }) =>
    choose(async ({ desk, ask, site }) => {
      const { roomId, portal: found } = await desk.channels.find(id, portal)
      await ask(`Give ${found} another address for ${roomId}? It reads nothing until it has it.`)
      return withAddress(await desk.channels.rotate(roomId, found), 'another address of', site)
    }),
  )

  forPortal('remove', 'the portal reads nothing any more').action((id, { portal }) =>
    choose(async ({ desk, ask }) => {
      const { roomId, portal: found } = await desk.channels.find(id, portal)
      await ask(`Show ${found} the nights of ${roomId} no more?`)
      const channel = await desk.channels.remove(roomId, found)
      return { text: `removed ${found} for ${roomId}`, json: { channel } }
    }),
  )
}
