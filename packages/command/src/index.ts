export { Argument, Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'
export { confirm } from './confirm.ts'
export { nearest } from './nearest.ts'
export {
  CommandFailed,
  exitCodeOf,
  GateFailed,
  HelpRequested,
  messageOf,
  Refused,
  WrongUse,
} from './outcomes.ts'
export { type CommandLine, collect, readCommand, wholeNumber } from './read-command.ts'
export { type Answer, parseOrExit, runCommand } from './run.ts'
