import type { Check, GateReport, ReleaseStore } from '@calm-rest/shell/server'
import { launchChromium } from '@calm-rest/testing/chromium'
import { Refused, TrialFailed } from '../../command/outcomes.ts'
import { checkContract } from './contract.ts'
import { checkShared } from './shared-packages.ts'
import { checkSizes } from './sizes.ts'
import { tryWidget } from './try-widget.ts'

interface Gate {
  store: ReleaseStore
  remote: string
  version: string
  /** Address of the running site. */
  site: string
  say: (line: string) => void
}

const inBrowser = async ({ remote, version, site, say }: Gate, widgets: string[]): Promise<Check[]> => {
  const browser = await launchChromium()
  try {
    const checks: Check[] = []
    for (const widget of widgets) {
      say(`Trying ${remote} ${version}: ${widget} …`)
      checks.push(...(await tryWidget({ browser, site, remote, version, widget })))
    }
    const [first = ''] = widgets
    checks.push(await checkShared(browser, { site, remote, version, widget: first }))
    return checks
  } finally {
    await browser.close()
  }
}

const assertSite = async (site: string) => {
  const answer = await fetch(`${site}/composition.json`).catch(() => undefined)
  if (!answer?.ok) {
    throw new Refused(
      `The trial needs the running site, and ${site} does not answer. Start it with npm start, or name it with --site.`,
    )
  }
}

/** Runs a published version in the running site, every widget by itself, and keeps the report. */
export const runGate = async (gate: Gate): Promise<GateReport> => {
  const { store, remote, version } = gate
  const site = gate.site.replace(/\/$/, '')
  const release = store.release(remote, version)
  if (!release) throw new Refused(`${remote} ${version} is not published, or its files are not whole.`)
  await assertSite(site)
  const { manifest, hash } = release
  const contract = checkContract(manifest)
  // no page is composed of what the host does not understand: there is nothing more to try
  const others = contract.ok
    ? [
        ...checkSizes(manifest, store.readStable(remote)),
        ...(await inBrowser({ ...gate, site }, Object.keys(manifest.exposes))),
      ]
    : []
  const checks = [contract, ...others]
  for (const { ok, name, found } of checks) gate.say(`${ok ? 'ok    ' : 'FAILED'}  ${name}: ${found}`)
  const report = {
    ...{ remote, version, hash, at: new Date().toISOString(), site },
    passed: checks.every(({ ok }) => ok),
    checks,
  }
  await store.keepGate(report)
  return report
}

/** A version that passed is not tried again; one that failed is, since the host may be another by now. */
export const assertPassed = async (gate: Gate): Promise<GateReport> => {
  const { store, remote, version } = gate
  const known = store.readGate(remote, version)
  const report =
    known?.passed && known.hash === store.release(remote, version)?.hash ? known : await runGate(gate)
  if (report.passed) return report
  const failed = report.checks.filter(({ ok }) => !ok).map(({ name, found }) => `  ${name}: ${found}`)
  throw new TrialFailed(
    `${remote} ${version} failed its trial and was not released.\n${failed.join('\n')}\nReport: ${remote}/gates/${version}.json in the folder of releases. Mend it and publish a new version.`,
  )
}
