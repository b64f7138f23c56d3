import type { Lang } from '@calm-rest/contract/widget'
import { renderView as render } from '@calm-rest/federation/testing'
import type { ViewProps } from '@calm-rest/federation/widget'
import type { ComponentType } from 'react'
import { words } from '../words.ts'

/** HTML of a view of this remote as a server writes it. */
export const renderView = <Props extends object, Data>(
  View: ComponentType<ViewProps<Props, Data>>,
  lang: Lang,
  props: Props,
  loaded: ViewProps<Props, Data>['loaded'],
) => render({ View, words, lang, props, loaded })
