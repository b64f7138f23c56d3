import type { PropsOf } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { DeskView } from './view.tsx'

/** The front desk. It is loaded only once a member is signed in. */
export const widget = defineWidget<PropsOf<'mf-desk', 'desk'>>({ words, View: DeskView })
