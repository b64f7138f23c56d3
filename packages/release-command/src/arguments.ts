import { readArguments, WrongUse } from '@calm-rest/command'
import { releaseVersion } from '@calm-rest/contract/releases'

export const usage = `npm run release -- COMMAND

  publish REMOTE [VERSION]           build REMOTE and put it into the store; its package's version where none is given
  preview REMOTE VERSION             print an address that opens the site with a published version, for whoever has it
  promote REMOTE VERSION             try a published version in a browser and make it live for everybody
  canary REMOTE VERSION PERCENT      the same, for so many of a hundred visitors
  rollback REMOTE                    make the version live that was before; ends a canary where there is one
  list [REMOTE]                      what is published, what is live, since when and by whom
  prune [REMOTE]                     remove old versions that no page can ask for any more
  copy                               take the releases of DATA_DIR/releases into the bucket of RELEASES_URL

  --days N             how long a preview can be opened: 1 to 90 days, 7 where nothing is said
  --json               one line of JSON as the answer
  --site ADDRESS       the running site that shows or tries the version (SITE_URL, else http://localhost:3000)
  --skip-gate REASON   promote untried; the reason stays in the history

Exit code: 0 done, 1 failed, 2 not understood, 3 refused by a rule, 4 the version failed its trial,
5 the object store did not answer.`

export type ReleaseCommand =
  | { name: 'publish'; remote: string; version: string | undefined }
  | { name: 'preview'; remote: string; version: string; days: number; site: string }
  | ({ name: 'promote'; remote: string; version: string } & Trial)
  | ({ name: 'canary'; remote: string; version: string; percent: number } & Trial)
  | { name: 'rollback'; remote: string }
  | { name: 'list'; remote: string | undefined }
  | { name: 'prune'; remote: string | undefined }
  | { name: 'copy' }

export interface Trial {
  site: string
  skipGate: string | undefined
}

const wrong = (why: string): never => {
  throw new WrongUse(why, usage)
}

const options = {
  days: { type: 'string' },
  json: { type: 'boolean' },
  site: { type: 'string' },
  'skip-gate': { type: 'string' },
} as const

export const parseReleaseCommand = (
  args: readonly string[],
  remotes: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): ReleaseCommand => {
  const { values, positionals } = readArguments(args, usage, options)
  const [name, ...rest] = positionals
  const trial = {
    site: values.site ?? environment.SITE_URL ?? `http://localhost:${environment.PORT ?? 3000}`,
    skipGate: values['skip-gate'],
  }
  const expect = (least: number, most: number) => {
    if (rest.length < least || rest.length > most)
      wrong(
        `'${name}' takes ${least === most ? least : `${least} or ${most}`} arguments, not ${rest.length}.`,
      )
  }
  const remote = () => {
    const [wanted = ''] = rest
    return remotes.includes(wanted)
      ? wanted
      : wrong(`There is no remote '${wanted}'. There are ${remotes.join(', ')}.`)
  }
  const version = () => {
    const [, wanted = ''] = rest
    return releaseVersion.safeParse(wanted).success
      ? wanted
      : wrong(`'${wanted}' is no version like 1.4.0 or 1.5.0-rc.1.`)
  }
  switch (name) {
    case 'publish':
      expect(1, 2)
      return { name, remote: remote(), version: rest.length === 2 ? version() : undefined }
    case 'preview':
      expect(2, 2)
      return { name, remote: remote(), version: version(), days: daysOf(values.days), site: trial.site }
    case 'promote':
      expect(2, 2)
      return { name, remote: remote(), version: version(), ...trial }
    case 'canary':
      expect(3, 3)
      return { name, remote: remote(), version: version(), percent: percentOf(rest[2] ?? ''), ...trial }
    case 'rollback':
      expect(1, 1)
      return { name, remote: remote() }
    case 'list':
    case 'prune':
      expect(0, 1)
      return { name, remote: rest.length === 1 ? remote() : undefined }
    case 'copy':
      expect(0, 0)
      return { name }
    default:
      return wrong(name ? `'${name}' is no command.` : 'Which command?')
  }
}

const percentOf = (text: string) => {
  const percent = Number(text)
  const isRight = text !== '' && Number.isInteger(percent) && percent >= 1 && percent <= 99
  return isRight ? percent : wrong(`'${text}' is no share of visitors: a whole number from 1 to 99.`)
}

const daysOf = (text = '7') => {
  const days = Number(text)
  const isRight = text !== '' && Number.isInteger(days) && days >= 1 && days <= 90
  return isRight ? days : wrong(`'${text}' is no number of days: a whole number from 1 to 90.`)
}
