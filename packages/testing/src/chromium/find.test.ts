import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../site/temporary-folder.ts'
import { installedCandidates, shellCandidates } from './candidates.ts'
import { findChromium, findHeadlessShell } from './find.ts'

const program = (name: string, script: string) => {
  const file = join(temporaryFolder('chromium'), name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}
const chromium = (version = '156') => program('chromium', `echo Chromium ${version}`)
const nothingToInstall = () => false

it('prefers CHROME_PATH to everything installed', () => {
  const chosen = chromium()
  expect(findChromium({ env: { CHROME_PATH: chosen }, candidates: [chromium()] })).toBe(chosen)
})

it('reports a CHROME_PATH without a browser, instead of using another one', () => {
  const env = { CHROME_PATH: '/nowhere/chromium' }
  expect(() => findChromium({ env, candidates: [chromium()] })).toThrow('CHROME_PATH says /nowhere/chromium')
})

it('passes over a file that does not start a browser', () => {
  const stub = program('chromium-browser', 'echo "requires the chromium snap" >&2; exit 1')
  const real = chromium()
  expect(findChromium({ env: {}, candidates: ['/nowhere/chrome', stub, real] })).toBe(real)
})

it('looks again after it could install one', () => {
  const file = join(temporaryFolder('chromium'), 'chromium')
  const install = () => {
    writeFileSync(file, '#!/bin/sh\necho Chromium 156\n')
    chmodSync(file, 0o755)
    return true
  }
  expect(findChromium({ env: {}, candidates: [file], install })).toBe(file)
})

it('tells people what to install if there is none', () => {
  const find = () => findChromium({ env: {}, candidates: [], install: nothingToInstall })
  expect(find).toThrow(/No Chromium was found\. .*CHROME_PATH/)
})

it('looks in every folder of PATH', () => {
  const candidates = installedCandidates(['/a b', '/c'].join(':'))
  expect(candidates).toEqual(expect.arrayContaining(['/a b/chromium', '/c/chromium', '/c/google-chrome']))
  expect(shellCandidates('/c')).toContain('/c/chromium-headless-shell')
})

describe('the headless shell', () => {
  it('is an installed one', () => {
    const shell = chromium()
    expect(findHeadlessShell({ env: {}, candidates: [shell] })).toBe(shell)
  })

  it('is left alone where CHROME_PATH asks for a certain browser, unless CHROME_HEADLESS_PATH names it', () => {
    const env = { CHROME_PATH: chromium() }
    expect(findHeadlessShell({ env, candidates: [chromium()] })).toBeUndefined()
    const shell = chromium()
    expect(findHeadlessShell({ env: { ...env, CHROME_HEADLESS_PATH: shell }, candidates: [] })).toBe(shell)
  })

  it('is optional: if none can be installed, the full browser replaces it', () => {
    expect(findHeadlessShell({ env: {}, candidates: [], install: nothingToInstall })).toBeUndefined()
  })
})
