export { type Alarms, createAlarms } from './alarms.ts'
export { type WatchOptions, watchOptions, watchVariables } from './environment.ts'
export type { BackupElsewhere } from './sources.ts'
export { watchSelf } from './watch-self.ts'
