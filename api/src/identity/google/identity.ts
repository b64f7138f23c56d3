import type { GoogleInput } from '@calm-rest/contract/api'
import { googleInput } from '@calm-rest/contract/schemas'
import { z } from 'zod'

/** Identity from the provider. `issuer` and `subject` identify the person; everything else may change. */
export interface Identity {
  issuer: string
  subject: string
  firstName: string
  lastName: string
  /** Data for the page, which sends it back as the body of the contract. */
  profile: GoogleInput
}

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string(),
  // an address that the provider has not verified may belong to anybody
  email_verified: z.literal(true),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  picture: z.string().optional(),
})

/** Reads verified claims; undefined if they do not identify a person. */
export const identityOf = (verified: unknown): Identity | undefined => {
  const read = claims.safeParse(verified)
  if (!read.success) return undefined
  const { iss, sub, email, picture, ...names } = read.data
  const { firstName, lastName } = namesOf(names)
  const profile = googleInput.safeParse({
    name: names.name || `${firstName} ${lastName}`.trim() || email.split('@')[0],
    email,
    profilePic: pictureOf(picture),
  })
  return profile.success
    ? { issuer: iss, subject: sub, firstName, lastName, profile: profile.data }
    : undefined
}

interface Names {
  name?: string | undefined
  given_name?: string | undefined
  family_name?: string | undefined
}

/** If only the whole name is known, its last word becomes the family name. */
const namesOf = ({ name = '', given_name, family_name }: Names) => {
  if (given_name !== undefined || family_name !== undefined)
    return { firstName: nameIn(given_name), lastName: nameIn(family_name) }
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.pop() : ''
  return { firstName: nameIn(words.join(' ')), lastName: nameIn(last) }
}

const nameIn = (text = '') => {
  const read = googleInput.shape.name.safeParse(text)
  return read.success ? read.data : ''
}

const pictureOf = (address = '') => (googleInput.shape.profilePic.safeParse(address).success ? address : '')
