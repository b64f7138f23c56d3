// npm run image: builds the image of the last commit, and prints its size and digest.
import { arch } from 'node:os'
import { type Answer, Option, readCommand, runCommand } from '@calm-rest/command'
import { buildImage } from './image/build.ts'
import { type Architecture, architectures } from './image/debian/packages.ts'
import { updatePackageList } from './image/debian/update.ts'
import { nodeArchitectures } from './image/kept-files.ts'
import { describeFigures, measureImage } from './image/measure.ts'

const args = process.argv.slice(2)
const own = architectures.find((each) => nodeArchitectures[each] === arch())
const say = (line: string) => console.error(line)

const build = async (architecture: Architecture, tag: string | undefined): Promise<Answer> => {
  const image = await buildImage({ architecture, tag, say })
  const megabytes = Math.round(image.bytes / 1e6)
  return { text: `${image.tag} ${megabytes} MB\n${image.digest}`, json: image }
}

const update = async (): Promise<Answer> => {
  const changed = await updatePackageList()
  return { text: changed.join('\n') || 'all packages of Debian are current', json: { changed } }
}

const measure = async (image: string): Promise<Answer> => {
  const figures = await measureImage(image)
  return { text: describeFigures(figures), json: figures }
}

await runCommand(args, () =>
  readCommand<() => Promise<Answer>>(
    args,
    { name: 'npm run image --', description: 'The image of the site: docs/image.md' },
    (program, choose) => {
      program
        .addOption(
          new Option('--arch <architecture>', 'the machine that it is for')
            .choices(architectures)
            .default(own ?? 'amd64'),
        )
        .option('--tag <name>', 'calm-rest with the version by default')
        .option('--json', 'one line of JSON as the answer')
        .action(({ arch, tag }) => choose(() => build(arch, tag)))
      program
        .command('measure')
        .description('runs it on one processor with 256 MB: start, memory, pages')
        .argument('[image]', 'its name', 'localhost/calm-rest:1.0.0')
        .action((image) => choose(() => measure(image)))
      program
        .command('update')
        .description('writes the current packages of Debian into the list')
        .action(() => choose(update))
    },
  )(),
)
