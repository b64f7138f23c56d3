export { openGoogle } from './open-google.ts'
export type { WindowEnd } from './window-message.ts'
