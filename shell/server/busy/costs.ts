/**
 * Processor time of an answer, in milliseconds of one core, those of server bundles and of packing included; measured
 * with `npm run torture -- flood-pages` and rounded up. It is taken from the budget of the client's network.
 */
export const costMs = {
  /** A page that is in the cache. */
  cachedPage: 2,
  page: 20,
  embed: 10,
  /** Its picture is drawn once, by one thread, in a queue of its own (social/queue.ts). */
  socialPicture: 5,
  sitemap: 5,
  releasesPage: 20,
  playground: 2,
} as const
