import { expect, it } from 'vitest'
import { withoutBuilder } from './even-config.ts'

it('takes out what differs between two builds of the same files', () => {
  const config = { Hostname: '68f7dda52a08', User: '10001:10001', Cmd: ['site'] }
  const built = {
    created: '2026-11-28T10:11:18Z',
    container: 'b86f2fdf63f86a0330c74b2f4b97ce05116a28e60941f10b93b6b815b9e811f0',
    container_config: config,
    config,
    history: [
      { created_by: `/bin/sh -c #(nop) COPY dir:${'f9'.repeat(32)} in / `, created: '2026-11-28T10:11:18Z' },
      { created_by: '/bin/sh -c #(nop) USER 10001:10001', empty_layer: true },
    ],
  }
  expect(withoutBuilder(built)).toEqual({
    created: '2026-11-28T10:11:18Z',
    config: { Hostname: '', User: '10001:10001', Cmd: ['site'] },
    history: [
      { created_by: '/bin/sh -c #(nop) COPY dir in / ', created: '2026-11-28T10:11:18Z' },
      { created_by: '/bin/sh -c #(nop) USER 10001:10001', empty_layer: true },
    ],
  })
})
