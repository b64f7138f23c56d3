import { runUpgradeCommand } from './deploy/upgrade/index.ts'

// npm run deploy -- upgrade | return: replaces the version that serves, and returns to the one before, without a gap.
await runUpgradeCommand(process.argv.slice(2))
