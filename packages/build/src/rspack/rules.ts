import { type RuleSetRule, rspack } from '@rspack/core'
import { browsers } from './browsers.ts'
import type { Compiler } from './compiler.ts'
import { scopeLoader } from './scope/scope-loader.ts'
import type { StyleScope } from './scope/scope-styles.ts'
import { wordsInDevelopment } from './words-in-development.ts'

interface RuleOptions {
  development: boolean
  /** Keeps two releases of one component apart in one page. */
  hashSalt: string
  /**
   * Class names only, for HTML that is rendered on a server; styles and files belong to the browser's build.
   */
  onServer?: boolean
  /** The release in whose slots the styles stay; undefined for the shell, whose styles are for the whole page. */
  scope?: StyleScope | undefined
  /** Of a framework beside React; only React's views refresh by this build. */
  compiler?: Compiler | undefined
}

/**
 * `x.module.css?text`: the default export is the style sheet's text, with the same class names. For lazy
 * parts, whose styles no page has until then (`adoptStyles` in packages/ui).
 */
const asText = /text/

const cssOptions = ({
  development,
  hashSalt,
  scope,
  exportOnlyLocals = false,
}: Pick<RuleOptions, 'development' | 'hashSalt' | 'scope'> & { exportOnlyLocals?: boolean }) => ({
  // sheets that a sheet imports stay in the slot, too
  importLoaders: scope ? 1 : 0,
  // with a source map, a style sheet as text would be longer
  sourceMap: development,
  modules: {
    auto: true,
    namedExport: true,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals,
    localIdentHashSalt: hashSalt,
    localIdentName: development ? '[name]__[local]_[hash:base64:4]' : '[hash:base64:7]',
  },
})

/** Loaders for scripts, CSS modules, fonts and pictures. */
export const rules = ({
  development,
  hashSalt,
  onServer = false,
  scope,
  compiler,
}: RuleOptions): RuleSetRule[] => {
  const scoped = scope ? [{ loader: scopeLoader, options: scope }] : []
  return [
    ...(compiler?.rules ?? []),
    {
      test: /\.tsx?$/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: {
              runtime: 'automatic',
              importSource: compiler?.jsx ?? 'react',
              development,
              refresh: development && !compiler,
            },
          },
        },
        env: { targets: browsers },
      },
      type: 'javascript/auto',
    },
    {
      test: /\.css$/,
      resourceQuery: { not: asText },
      use: [
        ...(onServer ? [] : [rspack.CssExtractRspackPlugin.loader as never]),
        {
          loader: 'css-loader',
          options: cssOptions({ development, hashSalt, scope, exportOnlyLocals: onServer }),
        },
        ...scoped,
      ],
      type: 'javascript/auto',
    },
    {
      test: /\.css$/,
      resourceQuery: asText,
      use: [
        {
          loader: 'css-loader',
          options: { ...cssOptions({ development, hashSalt, scope }), exportType: 'string' },
        },
        ...scoped,
      ],
      type: 'javascript/auto',
    },
    file(/\.woff2$/, 'fonts', onServer),
    // a release has no file that can hold a script: a drawing is part of the script or style sheet that shows
    // it
    { test: /\.svg$/, type: 'asset/inline' },
    ...(development ? wordsInDevelopment : []),
  ]
}

const file = (test: RegExp, folder: string, onServer: boolean): RuleSetRule => ({
  test,
  type: 'asset/resource',
  generator: { filename: `${folder}/[name].[contenthash:8][ext]`, emit: !onServer },
})
