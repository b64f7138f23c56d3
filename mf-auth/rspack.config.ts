import type { WidgetProps } from '@calm-rest/contract/widget'
import { remote } from '../rspack.base.ts'

export default remote({
  folder: import.meta.dirname,
  widgets: {
    login: {},
    register: {},
    'forgot-password': {},
    'reset-password': { token: 'A'.repeat(43) },
    'confirm-email': { token: 'A'.repeat(43) },
    account: {},
  } satisfies WidgetProps['mf-auth'],
  uses: {
    calls: [
      'accounts.confirmEmail',
      'accounts.forgotPassword',
      'accounts.providers',
      'accounts.register',
      'accounts.resetPassword',
      'me.backendConsents',
      'me.change',
      'me.changePassword',
      'me.data',
      'me.endBackendConsent',
      'me.read',
      'me.remove',
      'me.sendConfirmation',
    ],
  },
})
