/** Host names in URLs that only mean the machine itself. */
const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

export const isLoopback = (hostname: string): boolean => loopbackNames.includes(hostname)

/** The same for a Host header, with or without a port. */
export const isLoopbackHost = (host: string): boolean => isLoopback(host.replace(/:\d+$/, ''))
