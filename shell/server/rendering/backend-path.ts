/** Path and query of a backend's call; a path of two slashes would be another host. */
export const backendPath = /^\/(?!\/)[!-~]{0,4000}$/
