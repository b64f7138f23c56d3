import type { PropsOf } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { StaySearchBar } from './view.tsx'

/** The fields for dates and guests only. Has no heading; the rooms show problems of the dates. */
export const widget = defineWidget<PropsOf<'mf-rooms', 'stay-search'>>({ words, View: StaySearchBar })
