import { type ObjectStoreAccess, startObjectStore } from '@calm-rest/testing/object-store'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    objectStore: ObjectStoreAccess
  }
}

/** A real object store for all tests of it; what they need of it is in `bucketForTest`. */
export const setup = async (project: TestProject) => {
  const { access, stop } = await startObjectStore()
  project.provide('objectStore', access)
  return stop
}
