import type { Lang } from '@calm-rest/contract/widget'
import { renderView as render } from '@calm-rest/federation/testing'
import { describe, expect, it } from 'vitest'
import { ConfirmEmailView } from '../confirm-email/view.tsx'
import { ForgotPasswordView } from '../forgot-password/view.tsx'
import { ResetPasswordView } from '../reset-password/view.tsx'
import { words } from '../words.ts'

const loaded = { status: 'ready', data: null } as const
const token = 'x'.repeat(43)

describe('on a server', () => {
  it.each([
    ['en', 'Forgot your password?', 'Send link', 'Back to sign-in'],
    ['de', 'Passwort vergessen?', 'Link anfordern', 'Zurück zur Anmeldung'],
    ['zh', '忘记密码？', '发送链接', '返回登录'],
  ] satisfies [Lang, ...string[]][])('asks for the address in %s', async (lang, ...expected) => {
    const html = await render({ View: ForgotPasswordView, words, lang, props: {}, loaded })
    for (const text of expected) expect(html).toContain(text)
    expect(html).toMatch(/<form[^>]* method="post"/)
  })

  it.each([
    ['en', 'Choose a new password', 'This link no longer works', 'within 30 minutes'],
    ['de', 'Wählen Sie ein neues Passwort', 'Dieser Link gilt nicht mehr', '30 Minuten lang'],
    ['zh', '设置新密码', '该链接已失效', '30 分钟内有效'],
  ] satisfies [Lang, ...string[]][])(
    'chooses a password in %s, or says that the link is over',
    async (lang, title, ...dead) => {
      const html = (props: { token: string }) =>
        render({ View: ResetPasswordView, words, lang, props, loaded })
      const [alive, over] = [await html({ token }), await html({ token: '' })]
      for (const text of [title, ...dead]) expect(over).toContain(text)
      expect(alive).toContain(title)
      expect(alive).toMatch(/<form[^>]* method="post"/)
      // the link's secret is for the request alone
      expect(alive).not.toContain(token)
    },
  )

  it.each([
    ['en', 'Confirm your address', 'Confirm address', 'older than 7 days'],
    ['de', 'Bestätigen Sie Ihre E-Mail-Adresse', 'Adresse bestätigen', 'älter als 7 Tage'],
    ['zh', '确认您的电子邮箱', '确认邮箱', '超过 7 天'],
  ] satisfies [Lang, ...string[]][])(
    'confirms an address in %s, or says that the link is over',
    async (lang, title, press, dead) => {
      const html = (props: { token: string }) =>
        render({ View: ConfirmEmailView, words, lang, props, loaded })
      const [alive, over] = [await html({ token }), await html({ token: '' })]
      for (const text of [title, press]) expect(alive).toContain(text)
      expect(alive).not.toContain(token)
      expect(over).toContain(dead)
    },
  )
})
