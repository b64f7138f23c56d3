import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'

const template = '../template/own-repository/.github/workflows/release.yml.template'
const workflow = readFileSync(join(import.meta.dirname, template), 'utf8')
const [, job = ''] = /\n {2}status:\n(.*)$/s.exec(workflow) ?? []
const [, block = ''] = /- run: \|\n(.*)$/s.exec(job) ?? []

/** Runs the step as a runner does, with a `gh` that prints what it was called with. */
const statusesFor = (code: string, site: string) => {
  const bin = temporaryFolder()
  writeFileSync(join(bin, 'gh'), '#!/bin/sh\nprintf "%s|" "$@"\necho\n')
  chmodSync(join(bin, 'gh'), 0o700)
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    CODE: code,
    SITE: site,
    GITHUB_REPOSITORY: 'calm-rest/spa',
    GITHUB_SHA: 'abc',
    GITHUB_REF_NAME: 'v1.2.0',
  }
  const script = block.replace(/^ {10}/gm, '')
  const said = execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script], { env, encoding: 'utf8' })
  const shown =
    /context=calm-rest\/(\w+)\|.*state=(\w+)\|.*description=([^|]*)\|(?:--raw-field\|target_url=(.*)\|)?$/
  return said
    .trim()
    .split('\n')
    .map((line) => (shown.exec(line) ?? [line]).slice(1))
}

const site = 'https://calm-rest.example'
const page = `${site}/releases`

it.each([
  [
    '0',
    [
      ['gate', 'success', 'Passed', page],
      ['release', 'success', 'v1.2.0 is live', page],
    ],
  ],
  [
    '4',
    [
      ['gate', 'failure', 'Failed: the page of releases says why', page],
      ['release', 'failure', 'Not live: it failed the gate', page],
    ],
  ],
  ['', [['release', 'error', 'Not live: the run says why', page]]],
])('R-mf-hooks: says on the commit what exit code %j of a promotion means, with a link', (code, statuses) => {
  expect(statusesFor(code, site)).toEqual(statuses)
})

it('says it without a link where the site is not known', () => {
  expect(statusesFor('1', '')).toEqual([['release', 'error', 'Not live: the run says why', undefined]])
})

it('may write to commits in a job that runs nothing of the repository, and nothing else there', () => {
  expect(workflow.match(/statuses: write/g)).toHaveLength(1)
  expect(job).toMatch(/permissions:\n {6}statuses: write\n {4}env:/)
  expect(job).not.toMatch(/- uses: |- run: (?!\|)/)
  // what a tag or package.json says is a variable, and never part of the script
  expect(block).not.toContain('${{')
})
