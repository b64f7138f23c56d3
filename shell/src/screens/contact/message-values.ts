/** What the form holds: strings, as they were typed. */
export interface MessageValues {
  fullName: string
  email: string
  phone: string
  message: string
}

export type MessageField = keyof MessageValues

/** In the order of the form: the first one that is wrong gets the focus. */
export const messageFields = [
  'fullName',
  'email',
  'phone',
  'message',
] as const satisfies readonly MessageField[]

export const emptyMessage: MessageValues = { fullName: '', email: '', phone: '', message: '' }

/** Codes of `errors.<code>` in the words. */
type MessageErrorCode = 'required' | 'invalid_email'

// the server decides; this only spares a trip for what is plainly no address
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong before anything is sent (specification, §5, Contact form). */
export const checkMessage = ({ fullName, email, message }: MessageValues) => {
  const errors: Partial<Record<MessageField, MessageErrorCode>> = {}
  if (!fullName.trim()) errors.fullName = 'required'
  if (!email.trim()) errors.email = 'required'
  else if (!emailShape.test(email.trim())) errors.email = 'invalid_email'
  if (!message.trim()) errors.message = 'required'
  return errors
}
