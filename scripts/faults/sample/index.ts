export { reportLine, scores } from './report.ts'
export { type Outcome, runSample } from './run-sample.ts'
