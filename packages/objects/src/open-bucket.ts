import type { BucketLocation } from './location.ts'
import type { ObjectStore } from './object-store.ts'

/** Opens a bucket of S3, or of a compatible store. Loads its client then: a megabyte of code that most sites never need. */
export const openBucket = async (location: BucketLocation): Promise<ObjectStore> => {
  const { createBucket } = await import('./bucket.ts')
  return createBucket(location)
}
