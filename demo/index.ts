export { demo } from './demo.ts'
export { prepareDemonstration, separateFromProperty } from './demonstration.ts'
export { seasonAround } from './season/calendar.ts'
