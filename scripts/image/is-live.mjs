// The health check of the image: exit code 0 while the process answers, 1 otherwise.
const { PORT = '3000' } = process.env
const isLive = await fetch(`http://127.0.0.1:${PORT}/api/health/live`).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(isLive ? 0 : 1)
