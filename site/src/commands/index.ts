export { parseBackupCommand, parseRestoreCommand } from './backup/arguments.ts'
export { parseDbCommand } from './db/arguments.ts'
export { parseMediaCommand } from './media/arguments.ts'
