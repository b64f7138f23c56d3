import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A file that takes a minute and begins last has a processor idle until it ends. */
const isLong = ({ moduleId }: TestSpecification) => /\/(sweep|releases)\/[^/]+$/.test(moduleId)

/** Long files begin, then those that vitest puts first. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
