import type { NamedScreen } from '../../routes/screens.ts'

/**
 * Props of the widget of a remote's page: the parameters of its path, and what its release reads from the query. One that
 * the query lacks is undefined: a widget stays mounted from page to page, and would go on with that of the page before.
 */
export const routeProps = (
  { route, params = {} }: Pick<NamedScreen, 'route' | 'params'>,
  search: URLSearchParams,
) => {
  const props: Record<string, string | number | undefined> = {}
  for (const [name, value] of Object.entries(params)) props[name] = decode(value)
  for (const [name, kind] of Object.entries(route?.query ?? {})) {
    const value = search.get(name) ?? ''
    if (kind === 'text') props[name] = value || undefined
    if (kind === 'count') props[name] = /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined
  }
  return props
}

/** Text that is not an address of ours stays as it is. */
const decode = (value: string) => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
