import { integrityOf } from '@calm-rest/releases'
import { expect, it } from 'vitest'
import { aSite } from '../site.fixture.ts'

it('stands on every page with a style that the policy names, in the language of the page', async () => {
  const get = aSite({ isDemonstration: true })
  for (const path of ['/', '/rooms?lang=de', '/nowhere', '/login?lang=zh']) {
    const answer = await get(path)
    const html = await answer.text()
    expect(html).toContain('<span lang="en">Demonstration: invented guests</span>')
    const style = /<style data-address="demonstration">(.*?)<\/style>/.exec(html)?.[1] ?? ''
    expect(style).toContain('html[lang|=de] #demonstration>[lang=de]')
    expect(answer.headers.get('content-security-policy')).toContain(`'${integrityOf(Buffer.from(style))}'`)
  }
})
