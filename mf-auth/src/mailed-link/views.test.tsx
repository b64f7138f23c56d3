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
    ['en', 'Choose a new password', 'Code from the mail', 'within 30 minutes', 'Send a new link'],
    ['de', 'Wählen Sie ein neues Passwort', 'Code aus der E-Mail', '30 Minuten lang', 'Neuen Link anfordern'],
    ['zh', '设置新密码', '邮件中的验证码', '30 分钟内有效', '获取新链接'],
  ] satisfies [Lang, ...string[]][])(
    'chooses a password in %s, by the mailed code where the link came without its token',
    async (lang, title, ...byCode) => {
      const html = (props: { token: string }) =>
        render({ View: ResetPasswordView, words, lang, props, loaded })
      const alive = await html({ token })
      const cut = await html({ token: '' })
      for (const text of [title, ...byCode]) expect(cut).toContain(text)
      expect(cut).toMatch(/<input[^>]* name="code"/)
      expect(alive).toContain(title)
      expect(alive).not.toContain('name="code"')
      expect(alive).toMatch(/<form[^>]* method="post"/)
      // the link's secret is for the request alone
      expect(alive).not.toContain(token)
    },
  )

  it.each([
    ['en', 'Confirm your address', 'Confirm address', 'within 7 days', 'from your profile'],
    ['de', 'Bestätigen Sie Ihre E-Mail-Adresse', 'Adresse bestätigen', '7 Tage lang', 'über Ihr Profil'],
    ['zh', '确认您的电子邮箱', '确认邮箱', '7 天内有效', '重新发送邮件'],
  ] satisfies [Lang, ...string[]][])(
    'confirms an address in %s, by the mailed code where the link came without its token',
    async (lang, title, press, ...byCode) => {
      const html = (props: { token: string }) =>
        render({ View: ConfirmEmailView, words, lang, props, loaded })
      const alive = await html({ token })
      const cut = await html({ token: '' })
      for (const text of [title, press]) expect(alive).toContain(text)
      expect(alive).not.toContain(token)
      for (const text of byCode) expect(cut).toContain(text)
      expect(cut).toMatch(/<input[^>]* name="code"/)
    },
  )
})
