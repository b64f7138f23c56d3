export { type EventName, type EventValue, eventFields, isEventName, parseEvent } from './events.ts'
