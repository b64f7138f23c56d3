import type { Account } from '@calm-rest/contract/api'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { AccountView } from './view.tsx'

/** Details, password, download and deletion of the signed-in guest's account. */
export const widget = defineWidget<object, Account>({
  words,
  load: ({ api, lang, signal }) => api.me.read({ lang, signal }),
  View: AccountView,
})
