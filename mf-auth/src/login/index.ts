import type { Providers } from '@calm-rest/contract/api'
import type { StayDraft } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { LoginView } from './view.tsx'

export const widget = defineWidget<StayDraft, Providers>({
  words,
  load: ({ api, signal }) => api.accounts.providers({ signal }),
  View: LoginView,
})
