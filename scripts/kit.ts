// npm run kit -- pack | report: packs what teams with a repository of their own install, and lists its public surface.

import { resolve } from 'node:path'
import { type Answer, readCommand, runCommand } from '@calm-rest/command'
import { packKit } from './kit/pack.ts'
import { writeReports } from './kit/report.ts'
import { root } from './root.ts'

const args = process.argv.slice(2)

const pack = async (to: string): Promise<Answer> => {
  const files = await packKit(root, to)
  return { text: files.map((file) => `packed ${file}`).join('\n'), json: { to, files } }
}

const report = async (): Promise<Answer> => {
  const changed = await writeReports(root)
  return {
    text: changed.map((path) => `wrote ${path}`).join('\n') || 'Every report is as the sources are.',
    json: { changed },
  }
}

await runCommand(args, () =>
  readCommand<() => Promise<Answer>>(
    args,
    { name: 'npm run kit --', description: 'The packages for teams with a repository of their own' },
    (program, choose) => {
      program.option('--json', 'one line of JSON as the answer')
      program
        .command('pack')
        .description('compile the kit and pack each package as npm would publish it')
        .option('--to <folder>', 'where the packages go', 'dist/kit')
        .action(({ to }) => choose(() => pack(resolve(to))))
      program
        .command('report')
        .description('write down the public surface of each package, for review')
        .action(() => choose(report))
    },
  )(),
)
