import type { Engine } from '../engine/engine.ts'
import { type Finding, report } from './finding.ts'

const least = { podman: '4.0', docker: '20.10' }

const isOlder = (version: string, than: string) => version.localeCompare(than, 'en', { numeric: true }) < 0

interface Options {
  engine: Engine | undefined
  isRoot: boolean
}

/** Whether containers can be run by what is installed. */
export const checkEngine = ({ engine, isRoot }: Options): Finding[] => {
  const problem = report('engine', 'problem')
  if (!engine) return [problem('There is no podman and no docker: apt-get install podman podman-compose.')]
  const { name, version, compose } = engine
  if (!compose) {
    const install = name === 'podman' ? 'podman-compose' : 'docker-compose-plugin'
    return [problem(`${name} ${version} is here without compose: apt-get install ${install}.`)]
  }
  const says = `${name} ${version} with ${compose.command.join(' ')} ${compose.version}`
  const findings: Finding[] = []
  if (isOlder(version, least[name])) {
    findings.push(report('engine', 'warning')(`${says} is older than ${least[name]}: update the machine.`))
  }
  if (name === 'podman' && !isRoot) {
    findings.push(
      report(
        'engine',
        'warning',
      )(
        'podman without root gives all guests one address, so that limits meet all of them: run this with sudo.',
      ),
    )
  }
  return findings.length > 0 ? findings : [report('engine', 'ok')(`${says}.`)]
}
