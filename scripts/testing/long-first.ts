import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Whether a file takes about a minute: started last, it would leave the other processors idle. */
const isLong = ({ moduleId }: TestSpecification) => /\/(sweep|releases)\/[^/]+$/.test(moduleId)

/** Starts long files first, and keeps vitest's order otherwise. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
