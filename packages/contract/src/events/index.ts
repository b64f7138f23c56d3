export { type EventSchema, lostBetween, problemsOfEvent } from './event-schema.ts'
export { type EventName, type EventValue, eventFields, isEventName, parseEvent } from './events.ts'
export { type OwnEvents, ownerOfEvent, type PageEventName, type PageEventValue } from './own-events.ts'
