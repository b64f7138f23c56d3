export { type ExportedSpan, openCollector } from './collector.ts'
