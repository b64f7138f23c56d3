import { it } from 'vitest'
import { blockWindow } from './blocked.fixture.ts'

it('R-google-codes: says that the browser blocked the window', () => blockWindow('en'))
