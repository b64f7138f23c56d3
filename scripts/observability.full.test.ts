import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { promtool } from '@calm-rest/testing/promtool'
import { expect, it } from 'vitest'
import { root } from './root.ts'

const folder = join(root, 'deploy/observability')
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name as string)

it('has a configuration and rules that Prometheus takes', () => {
  expect(promtool(folder, 'check', 'config', '--syntax-only', 'prometheus.yml')).toContain('valid')
  expect(promtool(folder, 'check', 'rules', ...globSync('rules/*.yml', { cwd: folder }))).toContain('SUCCESS')
})

it('has rules that ring when they should, and not before', () => {
  promtool(folder, 'test', 'rules', 'rules.test.yml')
})

it('reads dashboards whose expressions Prometheus understands', () => {
  const exprs = globSync('grafana/dashboards/*.json', { cwd: folder }).flatMap((file) =>
    names(readFileSync(join(folder, file), 'utf8'), /"expr": ("(?:[^"\\]|\\.)*")/g),
  )
  expect(exprs.length).toBeGreaterThan(30)
  const rules = exprs.map((expr, i) => ({ record: `panel:${i}`, expr: JSON.parse(expr) as string }))
  const scratch = temporaryFolder('promtool')
  // JSON is YAML
  writeFileSync(join(scratch, 'panels.yml'), JSON.stringify({ groups: [{ name: 'panels', rules }] }))
  expect(promtool(scratch, 'check', 'rules', 'panels.yml')).toContain(`${exprs.length} rules found`)
})
