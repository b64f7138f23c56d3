import { spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'
import { whenDone } from '@calm-rest/testing'

export const root = resolve(import.meta.dirname, '..')

/** The environment of a team: nothing of this tree is in it, neither its tools nor what its npm told this run. */
const foreignEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH = '', ...others } = process.env
  const own = Object.entries(others).filter(
    ([name]) => !/^(npm_|NODE_|VITEST|TEST_LEVEL|INIT_CWD)/i.test(name),
  )
  const path = PATH.split(delimiter).filter((folder) => !folder.startsWith(root))
  return { ...Object.fromEntries(own), PATH: path.join(delimiter) }
}

/** Runs the commands of a team one after another, and remembers which and how long they took. */
export const createTeam = () => {
  const commands: { line: string; seconds: number }[] = []

  const begin = (folder: string, line: string) => {
    const started = performance.now()
    // a group of its own, which ends as a whole
    const child = spawn(line, {
      cwd: folder,
      env: foreignEnvironment(),
      shell: true,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const heard = new Set<() => void>()
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        for (const look of heard) look()
      })
    const ended = new Promise<number | null>((done) => child.on('close', done))
    const note = () => commands.push({ line, seconds: (performance.now() - started) / 1000 })
    return { child, heard, ended, note, output: () => said }
  }

  return {
    /** Runs a command to its end; throws with its output where it fails. */
    run: async (folder: string, line: string): Promise<string> => {
      const { ended, note, output } = begin(folder, line)
      const code = await ended
      note()
      if (code !== 0) throw new Error(`${line}: exit code ${code}\n${output()}`)
      return output()
    },
    /** Starts a command that goes on, and resolves with the first match in what it says; it ends with the test. */
    start: async (folder: string, line: string, ready: RegExp): Promise<string> => {
      const { child, heard, ended, note, output } = begin(folder, line)
      whenDone(async () => {
        process.kill(-(child.pid as number))
        await ended
      })
      const found = await new Promise<string>((done, fail) => {
        const look = () => {
          const match = ready.exec(output())?.[1]
          if (match) done(match)
        }
        heard.add(look)
        void ended.then((code) => fail(new Error(`${line}: exit code ${code}\n${output()}`)))
      })
      note()
      return found
    },
    /** How many commands there were, and the minutes that they took. */
    account: () => ({
      count: commands.length,
      minutes: commands.reduce((sum, { seconds }) => sum + seconds, 0) / 60,
      lines: commands.map(({ line, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${line}`),
    }),
  }
}

/** Packs the kit into a folder as a registry would have it. */
export const packKit = (folder: string) =>
  createTeam().run(root, `"${process.execPath}" ${join('scripts', 'kit.ts')} pack --to "${folder}"`)
