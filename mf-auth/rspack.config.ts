import { remote } from '../rspack.base.ts'

export default remote({
  folder: import.meta.dirname,
  widgets: ['login', 'register', 'forgot-password', 'reset-password', 'confirm-email', 'account'],
})
