import { GateFailed, Refused } from '@calm-rest/command'
import { canHost, contractVersion, type ReleaseManifest } from '@calm-rest/contract/releases'
import {
  type Check,
  type GateReport,
  type Look,
  type LooksRecord,
  type StoredRelease,
  withinRoom,
} from '@calm-rest/releases'
import { audienceOf } from './checks/budgets.ts'
import { checkUses } from './checks/declared-uses.ts'
import { checkFramework } from './checks/framework.ts'
import { checkSizes } from './checks/sizes.ts'
import { type Candidate, openPreview } from './open-preview.ts'
import { type OpenCandidate, renderOnServer } from './render-on-server.ts'
import { tryVersion } from './try/try-version.ts'
import { untilRetired } from './try/until-retired.ts'

/** Checks that a release needs no later contract than the live hosts have. */
const checkContract = ({ contract }: ReleaseManifest): Check => ({
  name: 'contract with the host',
  ok: canHost(contract),
  found: `built for ${contract}, the host speaks ${contractVersion}${canHost(contract) ? '' : '. Wait until the site is updated, or build with an earlier version of the kit'}`,
})

export interface Gate extends Candidate {
  say: (line: string) => void
  /** Ends the gate at once, without a report; its reason is thrown. */
  signal: AbortSignal
  /** Milliseconds that a version has in the browser; by its widgets if not given. */
  deadlineMs?: number | undefined
  /** Renders the version on a server; by default it is tried in the browser alone. */
  openCandidate?: OpenCandidate | undefined
}

/** A version with one widget takes about ten seconds on a quiet machine. */
const deadlineOf = (widgets: number) => 45_000 + 20_000 * widgets

const liveOf = (manifest: ReleaseManifest | undefined) =>
  manifest && { version: manifest.version, widgets: Object.keys(manifest.exposes) }

/** Stores where the version looks different, and takes back what an earlier try stored. */
const storeLooks = async (
  { store, remote, version }: Gate,
  { hash, looks }: Pick<LooksRecord, 'hash' | 'looks'>,
) => {
  const live = store.readStable(remote)?.version
  if (live === undefined) return
  const needsApproval = process.env.GATE_LOOKS === 'approve'
  const record = {
    remote,
    version,
    hash,
    live,
    at: new Date().toISOString(),
    needsApproval,
    looks: withinRoom(looks),
  }
  await store.changeLooks(remote, version, (before) => (looks.length > 0 || before ? record : undefined))
}

const inBrowser = async (gate: Gate, { manifest, hash }: StoredRelease): Promise<Check[]> => {
  const { store, remote, version, site, say } = gate
  const { preview, composed } = await openPreview(gate)
  const widgets = Object.keys(manifest.exposes)
  const looks: Look[] = []
  const retired = untilRetired(store, remote, version)
  try {
    const served = await renderOnServer(gate.openCandidate, composed, site)
    const checks = await tryVersion(
      {
        site,
        remote,
        version,
        preview,
        widgets,
        audience: audienceOf(manifest),
        live: liveOf(store.readStable(remote)),
        served,
      },
      {
        deadlineMs: gate.deadlineMs ?? deadlineOf(widgets.length),
        signal: AbortSignal.any([gate.signal, retired.signal]),
        onWidget: (widget) => say(`Trying ${remote} ${version}: ${widget} …`),
        onLook: (look) => looks.push(look),
      },
    )
    await storeLooks(gate, { hash, looks })
    return checks
  } finally {
    retired.stop()
  }
}

const checksOf = async (gate: Gate, release: StoredRelease): Promise<Check[]> => {
  const { manifest } = release
  const contract = checkContract(manifest)
  // a page never shows a release that its host does not support: no further check is needed
  if (!contract.ok) return [contract]
  const sizes = checkSizes(manifest, gate.store.readStable(gate.remote))
  return [
    contract,
    checkUses(manifest),
    ...checkFramework(manifest),
    ...sizes,
    ...(await inBrowser(gate, release)),
  ]
}

/** Runs the gate on a published version in the running site, and stores the report. */
const runGate = async (given: Gate): Promise<GateReport> => {
  const gate = { ...given, site: given.site.replace(/\/$/, '') }
  const { store, remote, version, site } = gate
  const release = store.release(remote, version)
  if (!release) throw new Refused(`${remote} ${version} is not published, or its files are not whole.`)
  const checks = await checksOf(gate, release)
  gate.say(checks.map(({ ok, name, found }) => `${ok ? 'ok    ' : 'FAILED'}  ${name}: ${found}`).join('\n'))
  const report = {
    remote,
    version,
    hash: release.hash,
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
