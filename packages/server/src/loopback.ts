/** As a URL has them. Nobody but the machine itself can own one of these names. */
const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

export const isLoopback = (hostname: string): boolean => loopbackNames.includes(hostname)

/** The same for the value of a Host header, with or without a port. */
export const isLoopbackHost = (host: string): boolean => isLoopback(host.replace(/:\d+$/, ''))
