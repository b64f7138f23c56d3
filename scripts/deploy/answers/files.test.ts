import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { mergeEnv, readSettings, writeSettings } from './files.ts'

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

it('lets nobody else of the machine at settings and secrets', () => {
  const folder = temporaryFolder('deploy')
  const settings = {
    variables: { PUBLIC_URL: 'https://calmrest.example' },
    secrets: { 'site/VIEWS_KEY': 'palm' },
  }
  writeSettings(folder, settings)
  expect(modeOf(join(folder, '.env'))).toBe('600')
  expect(modeOf(join(folder, 'secrets'))).toBe('700')
  // containers have other users: behind the closed folder the file is open
  expect(modeOf(join(folder, 'secrets/site/VIEWS_KEY'))).toBe('444')
  expect(readSettings(folder)).toEqual(settings)
})

it('removes a secret that the answers no longer have, and no password of data that stays', () => {
  const folder = temporaryFolder('deploy')
  const secrets = {
    'site/SMTP_URL': 'smtp://mail.example',
    'postgres/POSTGRES_PASSWORD': 'palm',
    'site/OWN': 'x',
  }
  writeSettings(folder, { variables: {}, secrets })
  writeSettings(folder, { variables: {}, secrets: {} })
  expect(existsSync(join(folder, 'secrets/site/SMTP_URL'))).toBe(false)
  expect(readSettings(folder).secrets).toEqual({ 'postgres/POSTGRES_PASSWORD': 'palm', 'site/OWN': 'x' })
})

it('keeps comments and lines that it does not write', () => {
  const text = '# ours\nMORNING_MAIL=07:00\nPUBLIC_URL=https://old.example\n\nBACKUP_PATH=/mnt/backup\n'
  const merged = mergeEnv(text, { PUBLIC_URL: 'https://calmrest.example', CADDY_TLS: 'internal' }, [
    'PUBLIC_URL',
    'BACKUP_PATH',
  ])
  expect(merged).toBe(
    '# ours\nMORNING_MAIL=07:00\nPUBLIC_URL=https://calmrest.example\n\nCADDY_TLS=internal\n',
  )
})

it("leaves the owner's own store alone, and takes away that of the container", () => {
  const folder = temporaryFolder('deploy')
  const write = (endpoint: string) => writeFileSync(join(folder, '.env'), `AWS_ENDPOINT_URL_S3=${endpoint}\n`)
  const after = () => {
    writeSettings(folder, { variables: {}, secrets: {} })
    return readFileSync(join(folder, '.env'), 'utf8').trim()
  }
  write('https://s3.example')
  expect(after()).toBe('AWS_ENDPOINT_URL_S3=https://s3.example')
  write('http://objects:9000')
  expect(after()).toBe('')
})
