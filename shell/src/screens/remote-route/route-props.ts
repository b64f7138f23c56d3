import type { NamedScreen } from '../../routes/screens.ts'

/** Props of the widget of a remote's page: the parameters of its path, and what its release reads from the query. */
export const routeProps = ({ route, params = {} }: NamedScreen, search: URLSearchParams) => {
  const props: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(params)) props[name] = decode(value)
  for (const [name, kind] of Object.entries(route?.query ?? {})) {
    const value = search.get(name)
    if (kind === 'text' && value) props[name] = value
    if (kind === 'count' && /^[1-9]\d{0,8}$/.test(value ?? '')) props[name] = Number(value)
  }
  return props
}

/** What was written in a way that no address of ours is stays as it is. */
const decode = (value: string) => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
