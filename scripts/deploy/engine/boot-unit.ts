import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Run } from './engine.ts'

const usualFile = '/etc/systemd/system/calm-rest.service'

/** Starts the services with the machine: podman, unlike docker, has no daemon that does it. */
const unitOf = (program: string, project: string, folder: string) => `[Unit]
Description=Calm Rest, in containers
Wants=network-online.target
After=network-online.target

[Service]
Type=oneshot
RemainAfterExit=yes
WorkingDirectory=${project}
ExecStart=${program} scripts/deploy.ts up --folder ${folder}
TimeoutStartSec=600

[Install]
WantedBy=multi-user.target
`

interface Options {
  project: string
  folder: string
  run: Run
  /** Of the unit; by default that of systemd. */
  file?: string
  hasSystemd?: boolean
  isRoot?: boolean
}

/** Writes and enables the unit. Returns what is left to do, where this machine has no systemd or the user no rights. */
export const startAtBoot = async (options: Options): Promise<string | undefined> => {
  const { project, folder, run, file = usualFile } = options
  const { hasSystemd = existsSync('/run/systemd/system'), isRoot = process.getuid?.() === 0 } = options
  const toDo = 'It does not start with the machine: have this command run at boot, npm run deploy -- up'
  if (!hasSystemd || !isRoot) return toDo
  const unit = unitOf(process.execPath, project, folder)
  if (existsSync(file) && readFileSync(file, 'utf8') === unit) return undefined
  writeFileSync(file, unit)
  await run('systemctl', ['daemon-reload'])
  return (await run('systemctl', ['enable', 'calm-rest.service'])).code === 0 ? undefined : toDo
}
