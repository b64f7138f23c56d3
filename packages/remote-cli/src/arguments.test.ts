import { HelpRequested, WrongUse } from '@calm-rest/command'
import { describe, expect, it } from 'vitest'
import { readRemoteCommand } from './arguments.ts'

it.each([
  ['dev', { name: 'dev', port: 4000, backends: {} }],
  [
    'dev --site http://localhost:3000 --port 4100',
    { name: 'dev', site: 'http://localhost:3000', port: 4100, backends: {} },
  ],
  [
    'dev --backend orders=http://localhost:4010 --backend pay=https://pay.example/',
    { name: 'dev', port: 4000, backends: { orders: 'http://localhost:4010', pay: 'https://pay.example' } },
  ],
  ['build', { name: 'build' }],
  ['test welcome', { name: 'test', filters: ['welcome'] }],
  ['publish', { name: 'publish' }],
  ['preview', { name: 'preview', version: undefined, days: 7, markdown: false }],
  [
    'preview 1.5.0-pr.12.3 --days 14 --markdown',
    { name: 'preview', version: '1.5.0-pr.12.3', days: 14, markdown: true },
  ],
  ['adopt dist --contract 1.9.0', { name: 'adopt', build: 'dist', contract: '1.9.0' }],
  ['promote', { name: 'promote', version: undefined }],
  ['promote 1.2.0-rc.1', { name: 'promote', version: '1.2.0-rc.1' }],
  ['canary 20 1.2.0', { name: 'canary', percent: 20, version: '1.2.0' }],
  [
    'promote --environment staging --despite-freeze fire',
    { name: 'promote', version: undefined, environment: 'staging', despiteFreeze: 'fire' },
  ],
  [
    'approve-look 1.2.0 --pictures 3f2a9c01b7de',
    { name: 'approve-look', version: '1.2.0', pictures: '3f2a9c01b7de' },
  ],
  ['approve 1.2.0', { name: 'approve', version: '1.2.0' }],
  ['rollback', { name: 'rollback' }],
  ['retire 1.1.0', { name: 'retire', version: '1.1.0' }],
  ['list --json', { name: 'list' }],
  ['watch', { name: 'watch', json: false }],
])('reads %s', (line, command) => {
  expect(readRemoteCommand(line.split(' '))).toEqual(command)
})

describe.each([
  ['', 'Usage: calm-rest-remote'],
  ['retire', "Missing required argument 'version'"],
  ['promote latest', 'It is a version like 1.4.0'],
  ['preview --days 31', 'It is a whole number from 1 to 30.'],
  ['promote --environment ../x', 'It is the name of an environment, like staging.'],
  ['canary 100', 'It is a whole number from 1 to 99.'],
  ['dev --port 70000', 'It is a whole number from 1 to 65535.'],
  ['dev --backend orders', 'It is a name and an origin'],
  ['premote', "Did you mean 'promote'?"],
])('%j', (line, why) => {
  it('is not understood, and says why', () => {
    const read = () => readRemoteCommand(line.split(' ').filter(Boolean))
    expect(read).toThrow(WrongUse)
    expect(read).toThrow(why)
  })
})

it('says how it goes', () => {
  expect(() => readRemoteCommand(['--help'])).toThrow(HelpRequested)
})
