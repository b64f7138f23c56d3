import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { root } from '@calm-rest/releases/checkout'

export interface EmbedSize {
  name: string
  raw: number
  gzip: number
  brotli: number
}

const dist = join(root, 'packages/embed/dist')

/** Files of a build whose names begin with `beginning`. */
const named = (folder: string, beginning: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith(beginning) && name.endsWith('.js'))
    .map((name) => join(folder, name))

const sizeOf = (name: string, files: readonly string[]): EmbedSize => {
  const contents = files.map((file) => readFileSync(file))
  const sum = (measure: (content: Buffer) => number) =>
    contents.reduce((total, content) => total + measure(content), 0)
  return {
    name,
    raw: sum((content) => content.length),
    gzip: sum((content) => gzipSync(content, { level: 9 }).length),
    brotli: sum((content) => brotliCompressSync(content).length),
  }
}

const modulesOf = (remote: string, widget: string) => {
  const release = JSON.parse(readFileSync(join(root, remote, 'dist/release.json'), 'utf8'))
  const folder = join(root, remote, 'dist')
  const modules = (release.embeds[widget] as string[]).map((file) => join(folder, file))
  return [...modules, ...named(join(folder, 'embed'), 'words-en')]
}

/** Sizes of the scripts that a partner's page loads until a widget can be used. */
export const embedSizes = (): EmbedSize[] => {
  const { version } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
  const loader = join(dist, 'v1.js')
  const runtime = [...named(join(dist, version), 'runtime'), ...named(join(dist, version), 'api-connection')]
  const rooms = modulesOf('mf-rooms', 'room-list')
  const booking = modulesOf('mf-booking', 'book')
  const search = modulesOf('mf-rooms', 'stay-search')
  return [
    sizeOf('loader', [loader]),
    sizeOf('runtime and API client', runtime),
    sizeOf('rooms, in English', rooms),
    sizeOf('booking with its calendar, in English', booking),
    sizeOf('rooms, until they can be used', [loader, ...runtime, ...rooms]),
    sizeOf('booking, until it can be used', [loader, ...runtime, ...booking]),
    sizeOf('search, until it can be used', [loader, ...runtime, ...search]),
  ]
}
