import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { ResetPasswordView } from './view.tsx'

/** A new password by the link of a mail. */
export const widget = defineWidget<{ token: string }>({ words, View: ResetPasswordView })
