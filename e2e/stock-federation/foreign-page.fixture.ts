import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runRspack } from '@calm-rest/build'
import { temporaryFolder } from '@calm-rest/testing'
import type { PartnerPage } from '../embeds/partner-page.fixture.ts'

/** A page that loads the room list of a site by the stock runtime of Module Federation. */
export const foreignPage = async (site: string): Promise<PartnerPage> => {
  const { origin } = new URL(site)
  return {
    body: '<main id="rooms"></main><script src="/host.js"></script>',
    script: `document.documentElement.dataset.site = ${JSON.stringify(origin)};\n${await bundled()}`,
    policy: [
      "default-src 'none'",
      `script-src 'self' ${origin}`,
      `style-src 'self' ${origin}`,
      `connect-src ${origin}`,
      `img-src ${origin}`,
    ].join('; '),
  }
}

const bundled = async (): Promise<string> => {
  const path = temporaryFolder()
  await runRspack({
    context: import.meta.dirname,
    mode: 'production',
    entry: './foreign-page.ts',
    output: { path, filename: 'host.js' },
    module: {
      // one file
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' } } },
          type: 'javascript/auto',
        },
      ],
    },
    performance: { hints: false },
  })
  return readFileSync(join(path, 'host.js'), 'utf8')
}
