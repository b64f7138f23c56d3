import type { PropsOf } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { DeskView } from './view.tsx'

/** The front desk: everything of it is for the staff alone, so nothing is loaded before they are known. */
export const widget = defineWidget<PropsOf<'mf-desk', 'desk'>>({ words, View: DeskView })
