export { openGoogle } from './open-google.ts'
export { type GoogleReceipt, signInWithGoogle } from './sign-in-with-google.ts'
export type { WindowEnd } from './window-message.ts'
