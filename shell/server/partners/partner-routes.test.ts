import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { partnerFiles } from '@calm-rest/embed/files'
import { temporaryFolder } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { hostilePages } from '../../src/screens/partners/hostile-pages.ts'
import { partnerRoutes } from './partner-routes.ts'

const site = 'https://calmrest.example'

const open = (embed?: string) => {
  const routes = partnerRoutes({ embed, originOf: () => site })
  return (path: string) => routes.request(path)
}

/** As the build lays them out. */
const builtFiles = () => {
  const folder = temporaryFolder('embed')
  const sources = dirname(fileURLToPath(import.meta.resolve('@calm-rest/embed/custom-elements.json')))
  mkdirSync(join(folder, 'files'))
  for (const name of ['build.json', 'files/secret.txt']) writeFileSync(join(folder, name), 'nobody asked')
  for (const [name, path] of Object.entries(partnerFiles)) {
    cpSync(join(sources, path), join(folder, 'files', name))
  }
  return folder
}

describe('the playground', () => {
  it('shows what is chosen to our own pages alone, under a policy as strict as a page can have', async () => {
    const response = await open()('/playground?lang=de&widget=both&partner=alpin-tours&host=dark')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'self'; .*style-src 'self'; .*frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'$/,
    )
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('<calm-rest-rooms partner="alpin-tours" booking-for="our-booking">')
    expect(html).toContain('<calm-rest-booking id="our-booking" partner="alpin-tours">')
    expect(html).toContain('href="/partners/playground/dark.css"')
  })

  it('makes the element strict where the style sheet calls itself important', async () => {
    const html = await (await open()('/playground?host=important')).text()
    expect(html).toContain('isolation="strict"')
  })

  it('writes no markup that an address brings along', async () => {
    const mark = '"><script>alert(1)</script>'
    const given = ['partner', 'campaign', 'room', 'category', 'host', 'lang', 'language', 'checkIn', 'limit']
    const query = new URLSearchParams([
      ['widget', 'both'],
      ...given.map((name) => [name, mark]),
    ] as string[][])
    const html = await (await open()(`/playground?${query}`)).text()
    expect(html).not.toContain('alert(1)</script>')
    expect(html.match(/<script/g)).toHaveLength(2)
  })

  it.each(hostilePages)('has the style sheet of the page $name', async ({ name, css }) => {
    const response = await open()(`/playground/${name}.css`)
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/css; charset=utf-8',
      css,
    ])
  })

  it('has no other style sheet', async () => {
    expect((await open()('/playground/nobody.css')).status).toBe(404)
  })
})

describe('the files', () => {
  it.each([
    ['CHANGELOG.md', 'text/plain; charset=utf-8', '# Changelog'],
    ['custom-elements.json', 'application/json; charset=utf-8', '"tagName": "calm-rest-booking"'],
    ['calm-rest.d.ts', 'text/plain; charset=utf-8', "'calm-rest-booked'"],
    ['calm-rest-react.d.ts', 'text/plain; charset=utf-8', "declare module 'react'"],
    ['calm-rest-vue.d.ts', 'text/plain; charset=utf-8', "declare module 'vue'"],
  ])('%s is there for every page and every tool', async (name, type, words) => {
    const response = await open(builtFiles())(`/files/${name}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.text()).toContain(words)
  })

  it.each(['secret.txt', 'build.json', '..%2Fbuild.json', 'constructor'])('has no %s', async (name) => {
    expect((await open(builtFiles())(`/files/${name}`)).status).toBe(404)
  })

  it('has none where nothing was built', async () => {
    expect((await open()('/files/CHANGELOG.md')).status).toBe(404)
  })
})
