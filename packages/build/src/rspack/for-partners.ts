import { resolve } from 'node:path'
import type { Configuration } from '@rspack/core'
import { base } from './base.ts'
import { containerName } from './package.ts'
import { rules } from './rules.ts'
import type { StyleScope } from './scope/scope-styles.ts'
import { widgetFile } from './widget-file.ts'

/** Folder of the modules for partners' pages, in a release. */
export const embedFolder = 'embed'

/** On a partner's page a widget has its own renderer: 5 KB instead of 60, independent of the page. */
const renderer = {
  'react-dom/client$': 'preact/compat/client',
  'react-dom$': 'preact/compat',
  'react/jsx-runtime$': 'preact/compat/jsx-runtime',
  react$: 'preact/compat',
}

/**
 * The same widgets as modules for partners' pages: without Module Federation, globals and script elements,
 * which pages with a strict policy would refuse. The styles are those of the release.
 */
export const forPartners = (
  folder: string,
  release: StyleScope,
  widgets: readonly string[],
): Configuration => {
  const uniqueName = containerName(release.remote, release.version)
  return {
    ...base(folder, uniqueName, false),
    entry: Object.fromEntries(widgets.map((widget) => [widget, widgetFile(widget)])),
    output: {
      path: resolve(folder, 'dist', embedFolder),
      module: true,
      filename: '[name].js',
      chunkFilename: '[name].js',
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'modern-module' },
      publicPath: 'auto',
      uniqueName,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: { ...renderer, '@calm-rest/federation/widget$': '@calm-rest/federation/widget-in-embed' },
    },
    module: { rules: rules({ development: false, hashSalt: uniqueName, onServer: true, scope: release }) },
  }
}
