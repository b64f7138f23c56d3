/** The version is there already, whoever put it there. */
export class AlreadyPublished extends Error {
  constructor(remote: string, version: string) {
    super(
      `${remote} ${version} is published already, and a published version never changes. Raise the version in ${remote}/package.json.`,
    )
  }
}

/** Error for a version that is not published; it names those that are. */
export const notPublished = (remote: string, version: string, known: readonly string[]) =>
  new Error(`${remote} ${version} is not published. Published: ${known.join(', ') || 'none'}.`)
