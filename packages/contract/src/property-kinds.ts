/** What the property calls itself; schema.org names its type by it. */
export const propertyKinds = ['guesthouse', 'hotel', 'villa', 'apartments'] as const
export type PropertyKind = (typeof propertyKinds)[number]

/** Sets of drawings: of no place in particular, or of a house by a tropical sea. */
export const drawingSets = ['plain', 'coast'] as const
export type DrawingSet = (typeof drawingSets)[number]

/** Pictures of the property itself: its logo, and photographs of the home page and of the about page. */
export const lookPlaces = ['logo', 'hero', 'about'] as const
export type LookPlace = (typeof lookPlaces)[number]

/** Networks on which the property may have a page; each has an icon in the footer. */
export const socialNetworks = ['instagram', 'facebook', 'tripadvisor'] as const
export type SocialNetwork = (typeof socialNetworks)[number]
