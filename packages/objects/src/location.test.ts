import { describe, expect, it } from 'vitest'
import { readBucketLocation } from './location.ts'

const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
const read = (variables: Record<string, string>) => readBucketLocation('RELEASES_URL', variables)

it('returns no bucket if the variable is not set, whatever else is', () => {
  expect(read({ AWS_ENDPOINT_URL: 'nonsense' })).toBeUndefined()
})

it.each([
  ['s3://bucket', 'bucket', ''],
  ['s3://bucket/', 'bucket', ''],
  ['s3://my.bucket-1/releases', 'my.bucket-1', 'releases/'],
  ['s3://bucket/calm-rest/releases/', 'bucket', 'calm-rest/releases/'],
])('understands %s', (RELEASES_URL, bucket, prefix) => {
  expect(read({ ...keys, RELEASES_URL, AWS_REGION: 'eu-central-1' })).toEqual({
    bucket,
    prefix,
    region: 'eu-central-1',
    endpoint: undefined,
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  })
})

it('takes the address of another store, that for S3 alone before that for everything, and a session', () => {
  const variables = {
    ...keys,
    RELEASES_URL: 's3://bucket',
    AWS_ENDPOINT_URL: 'https://all.example',
    AWS_ENDPOINT_URL_S3: 'https://s3.example',
    AWS_SESSION_TOKEN: 'token',
  }
  expect(read(variables)).toMatchObject({
    endpoint: 'https://s3.example',
    region: 'us-east-1',
    credentials: { sessionToken: 'token' },
  })
})

describe('names all faults at once', () => {
  it.each([
    ['https://bucket.example/releases'],
    ['s3://'],
    ['s3://Bucket'],
    ['s3://bucket/../other'],
    ['s3://bucket//releases'],
    ['s3://bucket/releases?x=1'],
    [''],
  ])('the address %j', (RELEASES_URL) => {
    expect(() => read({ ...keys, RELEASES_URL, AWS_REGION: 'eu-central-1' })).toThrow(
      /An address like s3:\/\/bucket\/prefix\n.*RELEASES_URL/,
    )
  })

  it('keys and the region', () => {
    expect(() => read({ RELEASES_URL: 's3://bucket' })).toThrow(
      /AWS_ACCESS_KEY_ID[\s\S]*AWS_SECRET_ACCESS_KEY/,
    )
    expect(() => read({ ...keys, RELEASES_URL: 's3://bucket' })).toThrow('AWS_REGION')
  })

  it('the address of another store', () => {
    const variables = { ...keys, RELEASES_URL: 's3://bucket', AWS_ENDPOINT_URL_S3: 's3.example:9000' }
    expect(() => read(variables)).toThrow('AWS_ENDPOINT_URL_S3')
  })
})
