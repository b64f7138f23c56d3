import { type ObjectStoreAccess, startObjectStore } from '@calm-rest/testing/object-store'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    objectStore: ObjectStoreAccess
  }
}

/** Starts a real object store for the run; tests reach it through `bucketForTest`. */
export const setup = async (project: TestProject) => {
  const { access, stop } = await startObjectStore()
  project.provide('objectStore', access)
  return stop
}
