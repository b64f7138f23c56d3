import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'

const agreed = join(root, 'deploy/Caddyfile')

/** How Caddy chooses a slot: what deploy/Caddyfile says, where there is one. */
const usual = `(site) {
	reverse_proxy {
		to {$SITE_SLOTS}
		lb_policy first
		lb_try_duration 10s
		lb_try_interval 100ms
		lb_retry_match {
			method GET HEAD
		}
		lb_retry_match {
			header Idempotency-Key *
		}
		health_uri /api/health/ready
		health_interval 1s
		health_timeout 5s
		health_status 200
		transport http {
			dial_timeout 1s
			keepalive off
			compression off
		}
	}
}`

const snippetIn = (caddyfile: string) => {
  const snippet = /^\(site\) \{\n[\s\S]*?\n\}/m.exec(caddyfile)?.[0]
  if (!snippet) throw new Error('deploy/Caddyfile has no snippet (site)')
  return snippet
}

interface CaddyPorts {
  port: number
  behind: readonly number[]
}

/** Caddy on loopback without TLS, before two slots; clients say their addresses. */
export const loopbackCaddyfile = ({ port, behind }: CaddyPorts): string => {
  const snippet = existsSync(agreed) ? snippetIn(readFileSync(agreed, 'utf8')) : usual
  const slots = behind.map((one) => `127.0.0.1:${one}`).join(' ')
  const open = snippet
    .replace(/\{\$SITE_SLOTS[^}]*\}/, slots)
    .replace('reverse_proxy {\n', 'reverse_proxy {\n\t\ttrusted_proxies 127.0.0.1/32\n')
  return `{
	admin off
	auto_https off
}
${open}
http://127.0.0.1:${port} {
	bind 127.0.0.1
	import site
}
`
}
