/** An error for the log: name, code and place. Its message stays out, since it could repeat what a visitor sent. */
export const causeOf = (cause: Error) => ({
  name: cause.name,
  code: 'code' in cause ? cause.code : undefined,
  at: cause.stack?.split('\n').filter((row) => row.trimStart().startsWith('at ')),
})
