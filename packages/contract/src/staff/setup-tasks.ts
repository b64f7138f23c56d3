/**
 * examples: guests see and book what the seed invented. preparing: guests read that the property opens soon, and nobody
 * books. open: guests see and book what is the owner's. paused: it has opened, and guests read that it takes no bookings.
 */
export const propertyStages = ['examples', 'preparing', 'open', 'paused'] as const

/**
 * facts: the property says its town, e-mail, currency and time zone. room: a room type is offered with a photograph of the
 * owner's. terms: the owner has said whether stays have breakfast, and until when they are cancelled free of charge.
 * passkey: an owner has one. legal: the operator is named, with who represents it. stays: nobody is still to come
 * to an example room. texts: rooms have all texts.
 * pages: the pages of the site have all texts. examples: none is left. mail: a mail server is configured.
 * backups: backups are made.
 */
export const setupTasks = [
  'facts',
  'room',
  'terms',
  'passkey',
  'stays',
  'legal',
  'texts',
  'pages',
  'examples',
  'mail',
  'backups',
] as const

/** Without these no property can open; `legal` is needed where the law of its country asks for an imprint. */
export const requiredTasks = [
  'facts',
  'room',
  'terms',
  'passkey',
  'stays',
] as const satisfies readonly SetupTask[]

export type PropertyStage = (typeof propertyStages)[number]
export type SetupTask = (typeof setupTasks)[number]
