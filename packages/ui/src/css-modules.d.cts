/** Class names of a CSS module: `import * as styles from './x.module.css'`. The build checks that they exist. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // An empty namespace lets `import * as` take what `export =` gives.
  namespace classes {}
  export = classes
}

/** The style sheet itself, for `adoptStyles`. */
declare module '*.module.css?text' {
  const text: string
  export default text
}

declare module '*.css' {}
