import { randomUUID } from 'node:crypto'
import { type Answer, Refused } from '@calm-rest/command'
import {
  createDeliveries,
  createReleaseEventLog,
  type HookDelivery,
  type HooksFile,
  type ReleaseHook,
  type ReleaseStore,
  sendEvent,
  usualHookPace,
  waitingEvents,
} from '@calm-rest/releases'
import { faultOfOutboundUrl, type Reach, writeSecret } from '@calm-rest/server'
import { actingUser } from './acting-user.ts'
import type { ReleaseCommand } from './arguments.ts'
import type { HookToAdd } from './hook-arguments.ts'

interface HookDeps {
  hooks: HooksFile
  /** The addresses that hooks may have. */
  reach: Reach
  /** Opens the store; only some commands need it. The caller closes it. */
  openStore: () => Promise<ReleaseStore>
}

/** Commands on hooks.json and its deliveries. */
export type HookCommand = Extract<ReleaseCommand, { name: `hook ${string}` }>

export const isHookCommand = (command: ReleaseCommand): command is HookCommand =>
  command.name.startsWith('hook ')

const subjectOf = ({ remote, events }: Pick<ReleaseHook, 'remote' | 'events'>) =>
  `${remote ?? 'all remotes'}, ${events?.join(' ') ?? 'all events'}`

/** Adds a hook; only this result has its secret. */
const add = ({ url, remote, events }: HookToAdd, { hooks, reach }: HookDeps): Answer => {
  const fault = faultOfOutboundUrl(url, reach)
  if (fault) throw new Refused(`'${url}' ${fault}`)
  const hook = hooks.add({
    url,
    ...(remote !== undefined && { remote }),
    ...(events && { events }),
    addedBy: actingUser(),
    addedAt: new Date().toISOString(),
  })
  const secret = writeSecret(Buffer.from(hook.secret, 'base64'))
  return {
    text: `hook ${hook.id} gets ${subjectOf(hook)} from now on\n${secret}\nThe secret is shown this once. Try it: npm run release -- hook test ${hook.id}`,
    json: { id: hook.id, url, remote, events, secret },
  }
}

/** Posts one event of its own, which no log has. */
const test = async (id: string, { hooks, reach }: HookDeps): Promise<Answer> => {
  const hook = hooks.find(id)
  const at = new Date()
  const message = {
    id: `test_${randomUUID()}`,
    type: 'release.test',
    timestamp: at.toISOString(),
    data: { hook: id },
  }
  const signal = AbortSignal.timeout(usualHookPace.deadlineMs)
  const error = await sendEvent({ hook, message, reach, at, signal })
  if (error !== undefined) throw new Refused(`${hook.url} did not take the event: ${error}.`)
  return { text: `hook ${id} took the event ${message.id}`, json: { id, event: message.id } }
}

const countWaiting = (...asked: Parameters<typeof waitingEvents>) => [...waitingEvents(...asked)].length

const minute = (iso: string) => iso.slice(0, 16).replace('T', ' ')

const stateOf = (delivery: HookDelivery | undefined, waiting: number) => {
  const waits = waiting > 0 ? `, ${waiting} ${waiting === 1 ? 'event waits' : 'events wait'}` : ''
  if (delivery?.paused) {
    const { at, error } = delivery.paused
    return `PAUSED since ${minute(at)}: ${error}${waits}. Go on: npm run release -- hook resume`
  }
  if (delivery?.failing) {
    const { since, attempts, error, nextAt } = delivery.failing
    return `failing since ${minute(since)}: ${error}, ${attempts} attempts, next ${minute(nextAt)}${waits}`
  }
  return delivery?.delivered
    ? `delivered ${minute(delivery.delivered.at)}${waits}`
    : `nothing delivered yet${waits}`
}

/** Every hook without its secret, and how far its deliveries are. */
const list = async ({ hooks, openStore }: HookDeps): Promise<Answer> => {
  const all = hooks.read()
  if (all.length === 0) return { text: 'There are no hooks.', json: { hooks: [] } }
  const store = await openStore()
  const deliveries = createDeliveries(store.hookDeliveries)
  const log = createReleaseEventLog(store)
  const shown = []
  for (const { secret: _, ...hook } of all) {
    const delivery = await deliveries.of(hook.id)
    shown.push({ hook, delivery, waiting: countWaiting(log, hook, delivery) })
  }
  const lines = shown.map(({ hook, delivery, waiting }) => {
    const added = `added ${hook.addedAt.slice(0, 10)} by ${hook.addedBy}`
    return `hook ${hook.id}  ${hook.url}  ${subjectOf(hook)}, ${added}\n  ${stateOf(delivery, waiting)}`
  })
  return {
    text: lines.join('\n'),
    json: {
      hooks: shown.map(({ hook, delivery, waiting }) => Object.assign({}, hook, { waiting, delivery })),
    },
  }
}

const remove = async (id: string, { hooks, openStore }: HookDeps): Promise<Answer> => {
  hooks.remove(id)
  await createDeliveries((await openStore()).hookDeliveries).change(id, (state) => state && 'remove')
  return { text: `removed ${id}`, json: { id, removed: true } }
}

/** Goes on with the events that wait, or with what happens from now on. */
const resume = async (id: string, skip: boolean, { hooks, openStore }: HookDeps): Promise<Answer> => {
  const hook = hooks.find(id)
  const store = await openStore()
  const log = createReleaseEventLog(store)
  const position = Object.fromEntries(log.end())
  const state = await createDeliveries(store.hookDeliveries).change(hook.id, (now) =>
    skip ? { position } : now && { position: now.position },
  )
  const waiting = countWaiting(log, hook, state)
  return { text: `hook ${id} goes on: ${waiting} events wait`, json: { id, waiting } }
}

export const runHooks = async (command: HookCommand, deps: HookDeps): Promise<Answer> => {
  switch (command.name) {
    case 'hook add':
      return add(command.hook, deps)
    case 'hook list':
      return list(deps)
    case 'hook remove':
      return remove(command.id, deps)
    case 'hook resume':
      return resume(command.id, command.skip, deps)
    case 'hook test':
      return test(command.id, deps)
  }
}
