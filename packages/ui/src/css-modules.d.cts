/** Class names of a CSS module: `import * as styles from './x.module.css'`. The build checks that they exist. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // An empty namespace lets `import * as` take what `export =` gives.
  namespace classes {}
  export = classes
}

declare module '*.css' {}
