export { createSession, type SessionOptions } from './create-session.ts'
export type { OpenGoogle } from './session-port.ts'
export type { SessionStore } from './session-store.ts'
