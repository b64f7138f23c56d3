import { fileURLToPath } from 'node:url'
import { type Configuration, CssExtractRspackPlugin } from '@rspack/core'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// As in rspack.base.ts: the CSS is lowered to the features of these browsers.
const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4']

/** Builds a page that shows every component in every state. For looking and for browser tests; never released. */
export const config: Configuration = {
  context: here('./src'),
  mode: 'production',
  target: [`browserslist:${browsers.join(',')}`],
  devtool: false,
  entry: { specimen: './main.tsx' },
  output: { path: here('./dist'), clean: true, publicPath: '/' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  performance: { hints: false },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          env: { targets: browsers },
        },
        type: 'javascript/auto',
      },
      {
        test: /\.css$/,
        use: [
          CssExtractRspackPlugin.loader,
          {
            loader: 'css-loader',
            options: {
              modules: { auto: /\.module\.css$/, namedExport: true, exportLocalsConvention: 'as-is' },
            },
          },
        ],
        type: 'javascript/auto',
      },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [new CssExtractRspackPlugin({ filename: '[name].css' })],
}
