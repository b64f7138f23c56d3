export { atMost } from './at-most.ts'
export { createBucket } from './bucket.ts'
export { type BucketLocation, readBucketLocation } from './location.ts'
export {
  type ListedObject,
  type ObjectFacts,
  type ObjectStore,
  ObjectStoreFailed,
  type StoredObject,
} from './object-store.ts'
