import { it } from 'vitest'
import { killTeams, promoteAtOnce } from './channels.fixture.ts'

it('loses no promotion of four remotes by four processes at once', () => promoteAtOnce(1, 5))

it('R-mf-atomic: leaves complete channels and a free lock behind a team that is killed at any moment', () =>
  killTeams(2))
