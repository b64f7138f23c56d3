import { type RuleSetRule, rspack } from '@rspack/core'
import { browsers } from './browsers.ts'

interface RuleOptions {
  development: boolean
  /** Keeps two releases of one component apart in one page. */
  hashSalt: string
  /**
   * Class names only, for HTML that is rendered on a server; styles and files belong to the browser's build.
   */
  onServer?: boolean
}

/**
 * `x.module.css?text`: the default export is the style sheet's text, with the same class names. For lazy
 * parts, whose styles no page has until then (`adoptStyles` in packages/ui).
 */
const asText = /text/

const cssOptions = ({
  development,
  hashSalt,
  exportOnlyLocals = false,
}: Pick<RuleOptions, 'development' | 'hashSalt'> & { exportOnlyLocals?: boolean }) => ({
  importLoaders: 0,
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
export const rules = ({ development, hashSalt, onServer = false }: RuleOptions): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh: development } },
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
        options: cssOptions({ development, hashSalt, exportOnlyLocals: onServer }),
      },
    ],
    type: 'javascript/auto',
  },
  {
    test: /\.css$/,
    resourceQuery: asText,
    loader: 'css-loader',
    options: { ...cssOptions({ development, hashSalt }), exportType: 'string' },
    type: 'javascript/auto',
  },
  file(/\.woff2$/, 'fonts', onServer),
  // a release has no file that can hold a script: a drawing is part of the script or style sheet that shows
  // it
  { test: /\.svg$/, type: 'asset/inline' },
]

const file = (test: RegExp, folder: string, onServer: boolean): RuleSetRule => ({
  test,
  type: 'asset/resource',
  generator: { filename: `${folder}/[name].[contenthash:8][ext]`, emit: !onServer },
})
