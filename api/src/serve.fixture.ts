import { startChild } from './testing/child.ts'
import { variablesOf } from './testing/engine.ts'
import { goodUser } from './testing/inputs.ts'

export const startServe = async (dataDir: string, env: Record<string, string> = {}) => {
  const child = startChild('../serve.ts', [], { ...envOf(dataDir), ...env })
  return { ...child, origin: await originOf(child) }
}

export const envOf = (dataDir: string) => ({ PORT: '0', HOST: '127.0.0.1', ...variablesOf(dataDir) })

const originOf = async (child: ReturnType<typeof startChild>) =>
  `http://127.0.0.1:${JSON.parse(await child.nextLine()).port}`

export const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } }

export const register = (origin: string, email: string) =>
  fetch(`${origin}/api/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...goodUser, email }),
  })
