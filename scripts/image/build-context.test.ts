import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../root.ts'

const linesOf = (name: string) =>
  readFileSync(join(root, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** `/deploy/secrets/` of git as a path of this folder, and what has no slash before it as a name at any depth. */
const toDocker = (line: string) => (line.startsWith('/') ? '' : '**/') + line.replace(/^\/|\/$/g, '')

it.each(linesOf('.gitignore'))('no build of an image gets %s, which git ignores', (line) => {
  const path = toDocker(line)
  const ignored = linesOf('.dockerignore')
  expect(ignored.some((one) => path === one || path.startsWith(`${one}/`))).toBe(true)
})

it.each(['.env', 'secrets/SMTP_URL', 'kubernetes/secrets/smtp_url'])('git ignores deploy/%s', (file) => {
  const ignored = linesOf('.gitignore')
  expect(ignored.some((one) => `/deploy/${file}/`.startsWith(one))).toBe(true)
})
