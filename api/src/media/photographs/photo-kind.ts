const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end)

/** Kinds of files that people may take for a photograph, recognized by their first bytes rather than their names. */
const signs = {
  jpeg: (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff,
  png: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  webp: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  tiff: (bytes) => ['II*\0', 'MM\0*'].includes(ascii(bytes, 0, 4)),
  avifSequence: (bytes) => brandsOf(bytes).startsWith('avis'),
  avif: (bytes) => brandsOf(bytes).includes('avif'),
  heic: (bytes) => /^(he[iv][cxms]|mif1|msf1)/.test(brandsOf(bytes)),
  gif: (bytes) => ascii(bytes, 0, 4) === 'GIF8',
  // an SVG may begin with a byte order mark, comments and a document type
  svg: (bytes) => /^[^\w<]*<(\?xml|!--|!doctype svg|svg)/i.test(ascii(bytes, 0, 256)),
} as const satisfies Record<string, (bytes: Buffer) => boolean>

/** Returns the brands of a HEIF file: the main one, then the compatible ones. */
const brandsOf = (bytes: Buffer) =>
  ascii(bytes, 4, 8) === 'ftyp' ? ascii(bytes, 8, Math.min(bytes.readUInt32BE(0), 128)) : ''

export type PhotoKind = keyof typeof signs

const shortestBytes = 16

export const photoKind = (bytes: Buffer): PhotoKind | undefined =>
  bytes.length < shortestBytes
    ? undefined
    : (Object.keys(signs) as PhotoKind[]).find((kind) => signs[kind](bytes))

/** An animated PNG declares it before its first pixels. */
export const isMovingPng = (bytes: Buffer) => {
  const pixels = bytes.indexOf('IDAT')
  return bytes.subarray(0, pixels < 0 ? bytes.length : pixels).includes('acTL')
}
