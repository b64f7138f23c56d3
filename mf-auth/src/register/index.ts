import type { StayDraft } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { RegisterView } from './view.tsx'

export const widget = defineWidget<StayDraft>({ words, View: RegisterView })
