/** What the property calls itself; schema.org names its type by it. */
export const propertyKinds = ['guesthouse', 'hotel', 'villa', 'apartments'] as const
export type PropertyKind = (typeof propertyKinds)[number]

/** Networks on which the property may have a page; each has an icon in the footer. */
export const socialNetworks = ['instagram', 'facebook', 'tripadvisor'] as const
export type SocialNetwork = (typeof socialNetworks)[number]
