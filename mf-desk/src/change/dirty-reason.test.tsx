import { renderView } from '@calm-rest/federation/testing'
import type { ViewProps } from '@calm-rest/federation/widget'
import { expect, it } from 'vitest'
import { words } from '../words.ts'
import { DirtyReason } from './dirty-reason.tsx'

const View = ({ props: { problem } }: ViewProps<{ problem?: string }, null>) => (
  <DirtyReason problem={problem} />
)

const render = (props: { problem?: string }) =>
  renderView({ View, words, lang: 'en', props, loaded: { status: 'ready', data: null } })

it('R-staff-move: shows above the field why a move was refused, and requires the reason', async () => {
  const html = await render({ problem: 'This room is not clean yet.' })
  expect(html).toMatch(/role="alert".*This room is not clean yet\..*<input[^>]*required/s)
})

it('offers an optional reason at a check-in', async () => {
  const html = await render({})
  expect(html).not.toContain('role="alert"')
  expect(html).not.toContain('required')
})
