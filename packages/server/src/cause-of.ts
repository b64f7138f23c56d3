/** An error for the log: name, code and place, without the message, which could repeat a visitor's input. */
export const causeOf = (cause: Error) => ({
  name: cause.name,
  code: 'code' in cause ? cause.code : undefined,
  at: cause.stack?.split('\n').filter((row) => row.trimStart().startsWith('at ')),
})
