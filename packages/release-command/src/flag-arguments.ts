import { type Command, InvalidArgumentError, wholeNumber } from '@calm-rest/command'
import type { FlagValue } from '@calm-rest/contract/flags'
import { flagName, flagValue } from '@calm-rest/contract/releases'
import { parseRemote } from './parse-remote.ts'

/** A value of a flag, for everybody or for a part. */
export interface FlagToSet {
  remote: string
  name: string
  value: FlagValue
  channel?: FlagChannel | undefined
  /** Of 100 visitors. */
  percent?: number | undefined
}

const flagChannels = ['stable', 'canary', 'preview', 'local'] as const
type FlagChannel = (typeof flagChannels)[number]

/** Commands on flags of remotes. */
export type FlagCommand =
  | { name: 'flag set'; flag: FlagToSet }
  | { name: 'flag remove'; remote: string; flag: string }
  | { name: 'flag list' }

const parseFlag = (text: string) => {
  if (flagName.safeParse(text).success) return text
  throw new InvalidArgumentError('It is the name of a flag, like new-map.')
}

/** `true`, `12` or a text. */
const parseFlagValue = (text: string): FlagValue => {
  if (text === 'true' || text === 'false') return text === 'true'
  const value = text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
  if (flagValue.safeParse(value).success) return value
  throw new InvalidArgumentError('It is true, false, a number or a text of 200 characters.')
}

const parseChannel = (text: string): FlagChannel => {
  const channel = flagChannels.find((one) => one === text)
  if (channel) return channel
  throw new InvalidArgumentError(`It is one of ${flagChannels.join(', ')}.`)
}

/** Adds the commands on flags to a command line. */
export const addFlagCommands = (program: Command, choose: (chosen: FlagCommand) => void) => {
  const flag = program
    .command('flag')
    .description('flags of remotes; a change applies from the next page view')
  flag
    .command('set')
    .description('set a value for everybody; with --channel or --percent, for some')
    .argument('<remote>', 'whose releases declare it', parseRemote)
    .argument('<name>', 'as they declare it', parseFlag)
    .argument('<value>', 'true, false, a number or a text', parseFlagValue)
    .option('--channel <channel>', `releases of one channel: ${flagChannels.join(', ')}`, parseChannel)
    .option('--percent <n>', 'of the visitors, the same who get a canary', wholeNumber(1, 100))
    .action((remote, name, value, options) =>
      choose({ name: 'flag set', flag: { remote, name, value, ...options } }),
    )
  flag
    .command('remove')
    .description('end it: releases have their own default again')
    .argument('<remote>', 'whose flag it is', parseRemote)
    .argument('<name>', 'as the list has it', parseFlag)
    .action((remote, name) => choose({ name: 'flag remove', remote, flag: name }))
  flag
    .command('list')
    .description('every flag with its values')
    .action(() => choose({ name: 'flag list' }))
}
