export { readArguments, readOrEnd } from './arguments.ts'
export { confirm } from './confirm.ts'
export { CommandFailed, exitCodeOf, messageOf, Refused, TrialFailed, WrongUse } from './outcomes.ts'
export { type Answer, runCommand } from './run.ts'
