import { fileURLToPath } from 'node:url'
import { printChecks, runChecks } from './checks/index.ts'
import { listSpecification } from './specification/index.ts'
import { checkSignatures } from './supply-chain/signatures.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

if (process.argv.includes('--specification')) console.log(listSpecification(root))
else if (process.argv.includes('--signatures')) {
  const { ok, output } = await checkSignatures(root)
  console.log(output)
  process.exitCode = ok ? 0 : 1
} else {
  const results = await runChecks(root)
  printChecks(results)
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
}
