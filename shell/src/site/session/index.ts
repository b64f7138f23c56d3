export { createSession } from './create-session.ts'
export type { SessionStore } from './session-store.ts'
