import type { PropsOf } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { StaySearchBar } from './view.tsx'

/** The fields for dates and guests alone. Has no heading; what is wrong with the dates, the rooms say. */
export const widget = defineWidget<PropsOf<'mf-rooms', 'stay-search'>>({ words, View: StaySearchBar })
