/**
 * Processor time of a response, in milliseconds of one core, including server bundles and compression;
 * measured with `npm run torture -- flood-pages` and rounded up. It is charged to the budget of the client's
 * network.
 */
export const costMs = {
  /** A cached page. */
  cachedPage: 2,
  page: 20,
  embed: 10,
  /** A preview picture, drawn once, by one thread, in its own queue (social/queue.ts). */
  socialPicture: 5,
  /** A drawing in the property's colour, kept in memory. */
  drawing: 2,
  sitemap: 5,
  /** With 57 remotes of twenty versions each; a search takes the most. */
  releasesPage: 45,
  playground: 2,
} as const
