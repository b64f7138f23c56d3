import type { ReleaseError, reportLimits } from '@calm-rest/contract/releases'

const mostErrors = 5 satisfies typeof reportLimits.errors

/** `/releases/<remote>/<version>/<file>:<line>:<column>`, in the stack of every browser. */
const position = /\/releases\/(mf-[\w-]+)\/([\w.-]+)\/([\w./-]+):(\d+):(\d+)/

/** Standard names of errors; another name may be any text. */
const errorName = /^[A-Z][a-zA-Z]{0,30}Error$/

/** Uncaught errors, each position once. Errors outside releases are not reported. */
export const createErrors = () => {
  const errors = new Map<string, ReleaseError>()
  return {
    /** `place`: where the browser says that it was thrown, for what has no stack. */
    add: (kind: ReleaseError['kind'], thrown: unknown, place = '') => {
      const { name = '', stack = '' } = (thrown ?? {}) as Partial<Error>
      const [found, remote, version, file, line, column] = position.exec(`${stack}\n${place}`) ?? []
      if (!found || !remote || !version || !file || errors.size >= mostErrors) return
      errors.set(kind + found, {
        remote,
        version,
        kind,
        file,
        name: errorName.test(name) ? name : 'Error',
        line: Number(line),
        column: Number(column),
      })
    },
    all: () => [...errors.values()],
  }
}
