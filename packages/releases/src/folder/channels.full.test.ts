import { it } from 'vitest'
import { killTeams, promoteAtOnce } from './channels.fixture.ts'

it('R-mf-atomic: loses none of a hundred promotions of four remotes by eight processes at once', () =>
  promoteAtOnce(2, 13))

it('leaves complete channels and a free lock behind a team that is killed twelve times', () => killTeams(12))
