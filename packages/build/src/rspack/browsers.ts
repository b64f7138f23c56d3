/** Oldest browsers of guests; scripts and CSS are lowered to what these know. */
export const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4']
