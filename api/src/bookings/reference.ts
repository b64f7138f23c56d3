import { randomInt } from 'node:crypto'

/** Can be read aloud: no 0/O, 1/I/L, and no U, which keeps words out. 30^8 = 6.6e11 references. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const block = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Like CR-7KQM-4XWP; cannot be guessed. */
export const newReference = () => `CR-${block()}-${block()}`
