import type { PropsOf } from '@calm-rest/contract/widget'
import type { ViewProps } from '@calm-rest/federation/widget'
import { StaySearchForm } from './stay-search-form.tsx'

export const StaySearchBar = ({ props }: ViewProps<PropsOf<'mf-rooms', 'stay-search'>, null>) => (
  <StaySearchForm search={props} />
)
