import { randomUUID } from 'node:crypto'
import { CreateBucketCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { whenDone } from '@calm-rest/testing'
import { inject } from 'vitest'

/** A new bucket of the real store that runs beside these tests, with its environment variables. */
export const createTestBucket = async () => {
  const access = inject('objectStore')
  const client = new S3Client({
    endpoint: access.AWS_ENDPOINT_URL_S3,
    region: access.AWS_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: access.AWS_ACCESS_KEY_ID, secretAccessKey: access.AWS_SECRET_ACCESS_KEY },
  })
  whenDone(() => client.destroy())
  const name = `calm-rest-${randomUUID()}`
  await client.send(new CreateBucketCommand({ Bucket: name }))
  return {
    name,
    url: `s3://${name}/calm-rest`,
    access,
    /** Response headers of an object that is read over HTTP. */
    headersOf: async (key: string) => {
      const { ContentType, ContentEncoding, CacheControl } = await client.send(
        new HeadObjectCommand({ Bucket: name, Key: `calm-rest/${key}` }),
      )
      return { ContentType, ContentEncoding, CacheControl }
    },
  }
}
