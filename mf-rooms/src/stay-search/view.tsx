import type { PropsOf } from '@calm-rest/contract/widget'
import type { ViewProps } from '@calm-rest/federation/widget'
import { StaySearchForm } from './stay-search-form.tsx'
import { useHeardStay } from './use-heard-stay.ts'

export const StaySearchBar = ({ props }: ViewProps<PropsOf<'mf-rooms', 'stay-search'>, null>) => (
  <StaySearchForm search={useHeardStay() ?? props} />
)
