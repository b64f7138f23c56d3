import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.ts'
import { ensureBuilder } from './builder.ts'
import type { Architecture } from './debian/packages.ts'
import { evenConfig } from './even-config.ts'
import { follow, outputOf } from './run.ts'

export interface BuildOptions {
  architecture: Architecture
  /** The last commit if undefined. */
  commit?: string | undefined
  /** Name of the image; `calm-rest:<version>` if undefined. */
  tag?: string | undefined
  say: (line: string) => void
}

export interface BuiltImage {
  tag: string
  /** Of its manifest, `sha256:…`. */
  digest: string
  /** Unpacked. */
  bytes: number
  commit: string
}

const git = (...args: string[]) => outputOf('git', ['-C', root, ...args])

/** Containers without systemd's cgroups, as within another container, can only be built in a changed root. */
const isolation = () => (existsSync('/run/systemd/system') ? 'oci' : 'chroot')

/** Where the build finds the certificates that this machine trusts beside the usual ones. */
const certificates = '/etc/ssl/extra-certificates.pem'

const trusted = (file = process.env.NODE_EXTRA_CA_CERTS): string[] =>
  file && existsSync(file)
    ? [`--volume=${realpathSync(file)}:${certificates}:ro`, `--build-arg=NODE_EXTRA_CA_CERTS=${certificates}`]
    : []

/**
 * Builds the image of the last commit with buildah. Its digest follows from the commit: the files are those of git, all
 * times are that of the commit, and all packages have hashes.
 */
export const buildImage = async ({
  architecture,
  tag,
  say,
  ...options
}: BuildOptions): Promise<BuiltImage> => {
  const commit = options.commit ?? git('rev-parse', 'HEAD')
  const committedAt = git('show', '--no-patch', '--format=%ct', commit)
  if (git('status', '--porcelain') !== '') say('Changes that are not committed are left out.')
  const { version } = JSON.parse(readFileSync(join(root, 'site/package.json'), 'utf8')) as { version: string }
  const name = tag ?? `localhost/calm-rest:${version}`
  const builder = await ensureBuilder(say)
  const context = mkdtempSync(join(tmpdir(), 'calm-rest-image-'))
  const cache = join(homedir(), '.npm')
  mkdirSync(cache, { recursive: true })
  try {
    const archive = join(context, 'tree.tar')
    outputOf('git', ['-C', root, 'archive', '--output', archive, commit])
    outputOf('tar', ['--extract', '--file', archive, '--directory', context])
    rmSync(archive)
    await follow('buildah', [
      'build',
      '--file',
      join(context, 'Containerfile'),
      // OCI's own has no health check
      '--format',
      'docker',
      `--isolation=${isolation()}`,
      '--network=host',
      `--volume=${cache}:/root/.npm`,
      ...trusted(),
      // nothing of an earlier build, no moment and no name of this machine
      '--no-cache',
      `--timestamp=${committedAt}`,
      '--identity-label=false',
      `--build-arg=BUILDER=${builder}`,
      `--build-arg=TARGETARCH=${architecture}`,
      `--build-arg=VERSION=${version}`,
      `--build-arg=REVISION=${commit}`,
      `--build-arg=SOURCE_DATE_EPOCH=${committedAt}`,
      '--tag',
      name,
      context,
    ])
  } finally {
    rmSync(context, { recursive: true })
  }
  evenConfig(name)
  return { tag: name, commit, ...inspect(name) }
}

const inspect = (name: string): Pick<BuiltImage, 'digest' | 'bytes'> => {
  const [image] = JSON.parse(outputOf('podman', ['image', 'inspect', name])) as {
    Digest: string
    Size: number
  }[]
  if (!image) throw new Error(`There is no image ${name}.`)
  return { digest: image.Digest, bytes: image.Size }
}
