import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretVariables } from '@calm-rest/server'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import { Service } from 'kubernetes-models/v1/Service'
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../root.ts'

const folder = join(root, 'deploy/kubernetes')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const kustomization = parse(read('kustomization.yaml'))
const manifests: string[] = kustomization.resources
const settings = new Map(
  read('site.env')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => line.split(/=(.*)/s, 2) as [string, string]),
)

const models = {
  Deployment,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
}

it('lists every manifest of its folder', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
  expect(manifests.toSorted()).toEqual(files.toSorted())
})

it.each(manifests)('%s is valid by the schema of its kind', (file) => {
  const manifest = parse(read(file))
  const Model = models[manifest.kind as keyof typeof models]
  expect(() => new Model(manifest).validate()).not.toThrow()
})

const deployment = parse(read('deployment.yaml'))
const job = parse(read('migrate-job.yaml'))

describe.each([
  ['the site', deployment],
  ['the migration', job],
])('%s', (_, { spec }) => {
  const pod = spec.template.spec

  it('runs without rights, on a root that it cannot write', () => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(pod.automountServiceAccountToken).toBe(false)
    for (const { securityContext } of pod.containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
  })

  it('mounts each volume that it has, and has each that it mounts', () => {
    const names = (list: { name: string }[]) => list.map(({ name }) => name).toSorted()
    expect(names(pod.containers[0].volumeMounts)).toEqual(names(pod.volumes))
  })
})

it('reaches the pods of the site by the labels that they have', () => {
  const { labels } = deployment.spec.template.metadata
  expect(deployment.spec.selector.matchLabels).toEqual(labels)
  expect(parse(read('service.yaml')).spec.selector).toEqual(labels)
  expect(parse(read('disruption-budget.yaml')).spec.selector.matchLabels).toEqual(labels)
  expect(labels).toMatchObject(parse(read('network-policy.yaml')).spec.podSelector.matchLabels)
})

it('has a file of the secret for each variable that names one, and no other', () => {
  const [secret] = kustomization.secretGenerator
  const named = [...settings].filter(([name]) => name.endsWith('_FILE'))
  expect(named.map(([name]) => name.replace(/_FILE$/, ''))).toSatisfy((names: string[]) =>
    names.every((name) => (secretVariables as readonly string[]).includes(name)),
  )
  expect(named.map(([, path]) => path.replace('/run/secrets/calm-rest/', 'secrets/')).toSorted()).toEqual(
    secret.files.toSorted(),
  )
})
