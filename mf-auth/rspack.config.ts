import type { WidgetProps } from '@calm-rest/contract/widget'
import { remote } from '../rspack.base.ts'

export default remote({
  folder: import.meta.dirname,
  widgets: { login: {}, register: {} } satisfies WidgetProps['mf-auth'],
})
