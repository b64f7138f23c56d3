import { root } from '@calm-rest/releases/checkout'
import { changedFilesIn } from './revision.ts'

/** Files below `paths` of this tree that differ from the last commit. */
export const changedFiles = (paths: readonly string[]): string[] => changedFilesIn(root, paths)
