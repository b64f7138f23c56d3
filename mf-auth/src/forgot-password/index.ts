import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { ForgotPasswordView } from './view.tsx'

/** Asks for a link to choose a new password. */
export const widget = defineWidget<object>({ words, View: ForgotPasswordView })
