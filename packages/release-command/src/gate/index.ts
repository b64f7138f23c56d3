import { GateFailed, Refused } from '@calm-rest/command'
import { canHost, contractVersion, type ReleaseManifest } from '@calm-rest/contract/releases'
import type { Check, GateReport } from '@calm-rest/releases'
import { type Candidate, openPreview } from './open-preview.ts'
import { checkShared } from './shared-packages.ts'
import { checkSizes } from './sizes.ts'
import { tryWidget } from './try-widget.ts'

/** Checks that a release needs no later contract than the live hosts have. */
const checkContract = ({ contract }: ReleaseManifest): Check => ({
  name: 'contract with the host',
  ok: canHost(contract),
  found: `built for ${contract}, the host speaks ${contractVersion}`,
})

export interface Gate extends Candidate {
  say: (line: string) => void
}

const inBrowser = async (gate: Gate, widgets: string[]): Promise<Check[]> => {
  const { remote, version, site, say } = gate
  const preview = await openPreview(gate)
  // code that drives a browser is loaded only where it is needed
  const { launchChromium } = await import('@calm-rest/testing/chromium')
  const browser = await launchChromium()
  try {
    const checks: Check[] = []
    for (const widget of widgets) {
      say(`Trying ${remote} ${version}: ${widget} …`)
      checks.push(...(await tryWidget({ browser, site, remote, version, preview, widget })))
    }
    const [first = ''] = widgets
    checks.push(await checkShared(browser, { site, remote, version, preview, widget: first }))
    return checks
  } finally {
    await browser.close()
  }
}

/**
 * Runs the gate on a published version in the running site, each widget separately, and stores the report.
 */
const runGate = async (given: Gate): Promise<GateReport> => {
  const gate = { ...given, site: given.site.replace(/\/$/, '') }
  const { store, remote, version, site } = gate
  const release = store.release(remote, version)
  if (!release) throw new Refused(`${remote} ${version} is not published, or its files are not whole.`)
  const { manifest, hash } = release
  const contract = checkContract(manifest)
  // a page never shows a release that its host does not support: no further check is needed
  const others = contract.ok
    ? [
        ...checkSizes(manifest, store.readStable(remote)),
        ...(await inBrowser(gate, Object.keys(manifest.exposes))),
      ]
    : []
  const checks = [contract, ...others]
  for (const { ok, name, found } of checks) gate.say(`${ok ? 'ok    ' : 'FAILED'}  ${name}: ${found}`)
  const report = {
    remote,
    version,
    hash,
    at: new Date().toISOString(),
    site,
    passed: checks.every(({ ok }) => ok),
    checks,
  }
  await store.storeGate(report)
  return report
}

/** Runs the gate unless the version passed before; a failed one runs again, since the host may have changed. */
export const assertPassed = async (gate: Gate): Promise<GateReport> => {
  const { store, remote, version } = gate
  const known = store.readGate(remote, version)
  const report =
    known?.passed && known.hash === store.release(remote, version)?.hash ? known : await runGate(gate)
  if (report.passed) return report
  const failed = report.checks.filter(({ ok }) => !ok).map(({ name, found }) => `  ${name}: ${found}`)
  throw new GateFailed(
    `${remote} ${version} failed the gate and was not promoted.\n${failed.join('\n')}\nReport: ${remote}/gates/${version}.json in the folder of releases. Fix it and publish a new version.`,
  )
}
