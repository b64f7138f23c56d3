import { startSite } from '@calm-rest/testing'
import { it } from 'vitest'
import { adoptAndSee } from './adopt-and-see.fixture.ts'

it('R-mf-stock: adopts a build whose container is a module, shows it in the shell, and runs no other byte of it', async () => {
  await adoptAndSee(await startSite(), { kind: 'module', version: '1.0.0-rc.2' })
})
