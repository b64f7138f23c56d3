export { forEachConcurrently } from './for-each-concurrently.ts'
export { type BucketLocation, readBucketLocation } from './location.ts'
export {
  type ListedObject,
  type ObjectFacts,
  type ObjectStore,
  ObjectStoreFailed,
  type StoredObject,
} from './object-store.ts'
export { openBucket } from './open-bucket.ts'
