export { type ExecutedFunction, type ExecutedScript, recordFolder } from './executed.ts'
export { startOwn, takeOwn } from './own.ts'
export { takePages } from './pages.ts'
export { takeProcesses } from './processes.ts'
