import { expect, it } from 'vitest'
import { checkEngine } from '../checks/engine.ts'
import { findEngine, type Run, run } from './engine.ts'

/** Programs of a machine, by the line that asks for their version. */
const machine =
  (programs: Record<string, string>): Run =>
  async (program, args) => {
    const stdout = programs[[program, ...args].join(' ')]
    return { code: stdout === undefined ? 127 : 0, stdout: stdout ?? '', stderr: '' }
  }

const podman = { 'podman --version': 'podman version 4.3.1' }
/** As podman-compose 1.0.3 of Debian 12 says it. */
const podmanCompose = {
  'podman-compose --version':
    "['podman', '--version', '']\nusing podman version: 4.3.1\npodman-composer version  1.0.3\npodman --version \npodman version 4.3.1\nexit code: 0\n",
}
const docker = { 'docker --version': 'Docker version 27.3.1, build ce12230' }
const dockerCompose = { 'docker compose version': 'Docker Compose version v2.29.7' }

const said = async (programs: Record<string, string>, isRoot = true) =>
  checkEngine({ engine: await findEngine(machine(programs)), isRoot }).map(
    ({ level, says }) => `${level} ${says}`,
  )

it.each([
  [{ ...podman, ...podmanCompose }, 'ok podman 4.3.1 with podman-compose 1.0.3.'],
  [{ ...docker, ...dockerCompose }, 'ok docker 27.3.1 with docker compose 2.29.7.'],
  [{ ...podman, ...docker, ...dockerCompose }, 'ok docker 27.3.1 with docker compose 2.29.7.'],
  [{}, 'problem There is no podman and no docker: apt-get install podman podman-compose.'],
  [podman, 'problem podman 4.3.1 is here without compose: apt-get install podman-compose.'],
  [docker, 'problem docker 27.3.1 is here without compose: apt-get install docker-compose-plugin.'],
  [
    { 'podman --version': 'podman version 3.4.4', ...podmanCompose },
    'warning podman 3.4.4 with podman-compose 1.0.3 is older than 4.0: update the machine.',
  ],
])('on a machine with %j: %s', async (programs, says) => {
  expect(await said(programs)).toEqual([says])
})

it('warns of podman without root, which hides the addresses of guests', async () => {
  expect(await said({ ...podman, ...podmanCompose }, false)).toEqual([
    expect.stringContaining('warning podman without root'),
  ])
})

it('tells a program that is missing from one that fails', async () => {
  expect((await run('no-such-program-of-calm-rest', [])).code).toBe(127)
  expect(await run(process.execPath, ['-e', 'console.error("x");process.exit(3)'])).toEqual({
    code: 3,
    stdout: '',
    stderr: 'x\n',
  })
})
