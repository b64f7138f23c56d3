/** In DATA_DIR: a folder for each photograph, named by the hash of what is in it. */
export const mediaFolder = 'media'

/** Formats of a photograph, best first; a browser takes the first that it knows. JPEG is for all others. */
export const photoTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

export type PhotoFormat = keyof typeof photoTypes

export const photoFile = (width: number, format: PhotoFormat) => `${width}.${format}`

/** Address of a file of a photograph; see the route. */
export const photoAddress = (hash: string, file: string) => `/media/photos/${hash}/${file}`
