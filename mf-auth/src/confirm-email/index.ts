import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { ConfirmEmailView } from './view.tsx'

/** Confirms an e-mail address by the link of a mail. */
export const widget = defineWidget<{ token: string }>({ words, View: ConfirmEmailView })
