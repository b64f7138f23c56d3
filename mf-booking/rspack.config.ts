import { remote } from '../rspack.base.ts'

export default remote({ folder: import.meta.dirname, widgets: ['book', 'my-bookings', 'linked-booking'] })
