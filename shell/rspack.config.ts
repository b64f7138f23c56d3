import { shell } from '../rspack.base.ts'

export default shell({ folder: import.meta.dirname })
