import type { Answer } from '@calm-rest/command'
import type { Flag, FlagsFile } from '@calm-rest/releases'
import { actingUser } from './acting-user.ts'
import type { ReleaseCommand } from './arguments.ts'

export type FlagCommand = Extract<ReleaseCommand, { name: `flag ${string}` }>

/** `flag mf-spa new-map  false; canary true; stable true for 20 of 100`. */
const lineOf = ({ remote, name, value, channels, changedBy, changedAt }: Flag) => {
  const rules = Object.entries(channels).map(
    ([channel, rule]) => `${channel} ${rule.value}${rule.percent < 100 ? ` for ${rule.percent} of 100` : ''}`,
  )
  return `flag ${remote} ${name}  ${[value, ...rules].join('; ')}, changed ${changedAt.slice(0, 10)} by ${changedBy}`
}

export const runFlag = (command: FlagCommand, flags: FlagsFile): Answer => {
  switch (command.name) {
    case 'flag set': {
      const set = flags.set({
        ...command.flag,
        changedBy: actingUser(),
        changedAt: new Date().toISOString(),
      })
      return { text: lineOf(set), json: set }
    }
    case 'flag remove': {
      const { remote, flag } = command
      flags.remove(remote, flag)
      return { text: `removed ${remote} ${flag}`, json: { remote, name: flag, removed: true } }
    }
    case 'flag list': {
      const all = flags.read()
      return { text: all.map(lineOf).join('\n') || 'No flag is set.', json: { flags: all } }
    }
  }
}
