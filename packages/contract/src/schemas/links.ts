import { z } from 'zod'

/** A JSON web token from a link in a mail; only sent in a fragment or a body. */
const signedToken = z.string().min(1).max(2_048)

export const linkInput = z.object({ token: signedToken }).meta({ id: 'LinkInput' })

export type LinkInput = z.input<typeof linkInput>
