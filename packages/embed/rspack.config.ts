import { partnersEmbed } from '../../rspack.base.ts'

export default partnersEmbed({ folder: import.meta.dirname })
