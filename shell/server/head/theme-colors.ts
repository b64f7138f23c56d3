/** Colour of the bar at the top of the site, for the browser's own bars: --cr-sea-deep of the tokens. */
export const themeColors = { light: '#0b3440', dark: '#06151b' }

/** Background before anything is drawn: --cr-surface of the tokens. */
export const surfaceColors = { light: '#fcf8ee' }
