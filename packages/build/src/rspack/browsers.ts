/** Oldest supported browsers; scripts and CSS are lowered to their features. */
export const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4']
