import { join } from 'node:path'
import { readBucketLocation } from '@calm-rest/objects'
import { mediaFolder } from '../files.ts'
import { folderMedia } from './folder-media.ts'
import type { MediaStore } from './media-store.ts'
import { objectMedia } from './object-media.ts'

/** Opens the bucket of MEDIA_URL, or DATA_DIR/media if it is not set. */
export const openMediaStore = (variables: NodeJS.ProcessEnv, dataDir: string): MediaStore => {
  const location = readBucketLocation('MEDIA_URL', variables)
  return location
    ? objectMedia(location, join(dataDir, 'cache/media'))
    : folderMedia(join(dataDir, mediaFolder))
}
