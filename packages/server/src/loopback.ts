/** Host names in URLs that only the machine itself can have. */
const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

export const isLoopback = (hostname: string): boolean => loopbackNames.includes(hostname)

/** The same for a Host header, with or without a port. */
export const isLoopbackHost = (host: string): boolean => isLoopback(host.replace(/:\d+$/, ''))
