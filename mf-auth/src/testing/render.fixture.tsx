import type { Lang, StayDraft } from '@calm-rest/contract/widget'
import { renderView as render } from '@calm-rest/federation/testing'
import type { ViewProps } from '@calm-rest/federation/widget'
import type { ComponentType } from 'react'
import { words } from '../words.ts'

/** HTML of a view of this remote as a server renders it, optionally with its data. */
export const renderView = <Data = null>(
  View: ComponentType<ViewProps<StayDraft, Data>>,
  lang: Lang,
  props: StayDraft = {},
  data: Data = null as Data,
) => render({ View, words, lang, props, loaded: { status: 'ready', data } })
