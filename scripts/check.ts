import { fileURLToPath } from 'node:url'
import { printChecks, runChecks } from './checks/index.ts'

const results = await runChecks(fileURLToPath(new URL('..', import.meta.url)))
printChecks(results)
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
