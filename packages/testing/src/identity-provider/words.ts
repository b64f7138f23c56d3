import type { Lang } from '@calm-rest/contract/widget'

interface PageWords {
  title: string
  badge: string
  why: string
  choose: string
  other: string
  name: string
  email: string
  verified: string
  continue: string
  cancel: string
  expired: string
  again: string
}

export const words: Record<Lang, PageWords> = {
  en: {
    title: 'Choose who you are',
    badge: 'Stand-in for Google',
    why: 'This page takes Google’s place while the site runs on this computer. There is no password, and nothing leaves the computer.',
    choose: 'Sign in as',
    other: 'Somebody else',
    name: 'Name',
    email: 'Email',
    verified: 'Address verified',
    continue: 'Continue',
    cancel: 'Cancel',
    expired: 'This sign-in is over',
    again: 'Please close this window and begin again.',
  },
  de: {
    title: 'Wählen Sie, wer Sie sind',
    badge: 'Ersatz für Google',
    why: 'Diese Seite vertritt Google, solange die Website auf diesem Rechner läuft. Es gibt kein Passwort, und nichts verlässt den Rechner.',
    choose: 'Anmelden als',
    other: 'Jemand anderes',
    name: 'Name',
    email: 'E-Mail-Adresse',
    verified: 'Adresse bestätigt',
    continue: 'Weiter',
    cancel: 'Abbrechen',
    expired: 'Diese Anmeldung ist abgelaufen',
    again: 'Bitte schließen Sie dieses Fenster und beginnen Sie von vorn.',
  },
  zh: {
    title: '请选择您的身份',
    badge: 'Google 模拟登录',
    why: '网站在本机运行时，由此页面代替 Google。无需密码，任何信息都不会离开本机。',
    choose: '登录身份',
    other: '其他人',
    name: '姓名',
    email: '电子邮箱',
    verified: '邮箱已验证',
    continue: '继续',
    cancel: '取消',
    expired: '本次登录已失效',
    again: '请关闭此窗口，重新开始。',
  },
}
