/** Folder in DATA_DIR. Each photograph has a folder of its own, named by the hash of its content. */
export const mediaFolder = 'media'

/** Formats of a photograph, best first. A browser uses the first that it supports; JPEG is the fallback. */
export const photoTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

export type PhotoFormat = keyof typeof photoTypes

export const photoFile = (width: number, format: PhotoFormat) => `${width}.${format}`

/** Files of a logo: for pages, for mail, and the icons of an app. */
export const logoFiles = ['logo.webp', 'logo.png', 'icon-180.png', 'icon-192.png', 'icon-512.png'] as const

export type LogoFile = (typeof logoFiles)[number]

/** Address of a logo's file, as the route serves it. */
export const logoAddress = (hash: string, file: LogoFile) => `/media/logos/${hash}/${file}`

/** Address of a photograph's file, as the route serves it. */
export const photoAddress = (hash: string, file: string) => `/media/photos/${hash}/${file}`
