import type { DeskChannel, NewDeskChannel } from '@calm-rest/api/desk'
import type { Answer } from '@calm-rest/command'
import { table } from '../../table.ts'
import { type Command, first, need, type Surroundings, type Thing } from '../command.ts'
import { atHouse } from '../moments.ts'

const visitOf = ({ lastVisitAt }: DeskChannel) => (lastVisitAt === null ? 'never' : atHouse(lastVisitAt))

const list: Command = {
  takes: '',
  args: [0, 0],
  options: [],
  does: 'all calendars, and when each portal came last',
  run: async (_, { desk }) => {
    const calendars = await desk.channels.list()
    const rows = calendars.map((one) => [one.roomId, one.portal, atHouse(one.createdAt), visitOf(one)])
    const text =
      rows.length === 0 ? 'No calendars yet.' : table(['room', 'portal', 'address since', 'last visit'], rows)
    return { text, json: { calendars } }
  },
}

const withAddress = ({ path, ...calendar }: NewDeskChannel, done: string, site: string): Answer => {
  const address = new URL(path, site).href
  return {
    text: `${done} ${calendar.roomId} for ${calendar.portal}\n\n${address}\n\nGive it to the portal now: it is a secret, and is shown this once.`,
    json: { calendar: { ...calendar, address } },
  }
}

const add: Command = {
  takes: 'ROOM --portal NAME',
  args: [1, 1],
  options: ['portal'],
  does: 'an address under which a portal reads which nights are taken',
  run: async (given, { desk, sure, site }: Surroundings) => {
    const [room, portal] = [(await desk.rooms.find(first(given))).id, need(given, 'portal')]
    await sure(`Make a calendar of ${room} for ${portal}?`)
    return withAddress(await desk.channels.add(room, portal), 'calendar of', site)
  },
}

const rotate: Command = {
  takes: 'ROOM --portal NAME',
  args: [1, 1],
  options: ['portal'],
  does: 'another address; the one before is dead at once',
  run: async (given, { desk, sure, site }: Surroundings) => {
    const { roomId, portal } = await desk.channels.find(first(given), need(given, 'portal'))
    await sure(`Give ${portal} another address for ${roomId}? It reads nothing until it has it.`)
    return withAddress(await desk.channels.rotate(roomId, portal), 'another address of', site)
  },
}

const remove: Command = {
  takes: 'ROOM --portal NAME',
  args: [1, 1],
  options: ['portal'],
  does: 'the portal reads nothing any more',
  run: async (given, { desk, sure }: Surroundings) => {
    const { roomId, portal } = await desk.channels.find(first(given), need(given, 'portal'))
    await sure(`Show ${portal} the nights of ${roomId} no more?`)
    const calendar = await desk.channels.remove(roomId, portal)
    return { text: `removed ${roomId} for ${portal}`, json: { calendar } }
  },
}

export const calendar: Thing = { list, add, rotate, remove }
