/** Passwords of addresses among the arguments, as given and decoded. */
const passwordsIn = (args: readonly string[]): string[] =>
  args
    .map((arg) => URL.parse(arg.replace(/^--\w+=/, '')))
    .flatMap((url) => (url ? [url.password, url.searchParams.get('password') ?? ''] : []))
    .flatMap((password) => [password, decoded(password)])
    .filter((password) => password !== '')

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Removes passwords from a text for people and logs, whatever its source. */
export const withoutPasswords = (text: string, args: readonly string[]): string =>
  passwordsIn(args)
    .reduce((rest, password) => rest.replaceAll(password, '…'), text)
    .replace(/(\w+:\/\/[^\s:/@]*):[^\s/]*@/g, '$1:…@')
