import type { Lang } from '@calm-rest/contract/widget'

/** Text of the window's last page, visible if the window stays open. */
export const words: Record<Lang, Record<'confirmed' | 'failed' | 'close', string>> = {
  en: {
    confirmed: 'Google has confirmed it is you',
    failed: 'Google login failed',
    close: 'You can close this window and go on at Calm Rest.',
  },
  de: {
    confirmed: 'Google hat bestätigt, dass Sie es sind',
    failed: 'Die Anmeldung mit Google ist fehlgeschlagen',
    close: 'Sie können dieses Fenster schließen und im Calm Rest fortfahren.',
  },
  zh: {
    confirmed: 'Google 已确认您的身份',
    failed: 'Google 登录失败',
    close: '您可以关闭此窗口，回到 Calm Rest 继续操作。',
  },
}
