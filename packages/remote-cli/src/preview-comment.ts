import type { Preview } from './site-releases.ts'

/** First line of the comment, by which a later run finds it to write it anew. */
const marker = (remote: string) => `<!-- calm-rest-remote preview ${remote} -->`

/** For people; a kind that is newer than this stands as the site names it. */
const kindNames: Readonly<Record<string, string>> = {
  script: 'Scripts',
  style: 'Styles',
  words: 'Words of all languages',
  embed: 'Modules for partners',
  server: 'Server bundle, never sent',
  other: 'Pictures and others',
}

const gateTexts: Readonly<Record<string, string>> = {
  missing: 'The gate has not tried it yet',
  passed: 'The gate has passed it',
  failed: 'It failed the gate',
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

const change = (before: number, after: number) => {
  if (before === after) return 'the same'
  return `${after > before ? '+' : '−'}${kilobytes(Math.abs(after - before))}`
}

const sizesTable = ({ version, live, sizes }: Preview) => [
  `| Sent, in brotli | ${live ? `${live}, live` : 'nothing live'} | ${version} | Change |`,
  '| --- | ---: | ---: | ---: |',
  ...sizes.map(({ kind, live: { brotliBytes: before }, candidate: { brotliBytes: after } }) =>
    ['', kindNames[kind] ?? kind, kilobytes(before), kilobytes(after), change(before, after), '']
      .join(' | ')
      .trim(),
  ),
]

/** Text of a comment on a pull request: addresses of the preview, and a comparison with the live release. */
export const previewComment = (remote: string, preview: Preview): string => {
  const { version, live, url, compare, gate, expiresAt } = preview
  const until = `${expiresAt.slice(0, 16).replace('T', ' ')} UTC`
  return [
    marker(remote),
    `### Preview of ${remote} ${version}`,
    '',
    `[Open the site with it](${url}) · [${live ? `Compare it with ${live}` : 'Look at it alone'}](${compare})`,
    '',
    ...sizesTable(preview),
    '',
    `${gateTexts[gate] ?? `Gate: ${gate}`}. Anyone with these links sees it until ${until}.`,
  ].join('\n')
}
