/** The colours of the guesthouse; every picture starts from these. */
export const sand = { 50: '#fcf8ee', 100: '#f6edd9', 200: '#e9daba', 300: '#d8c08f' } as const
export const ink = { 900: '#14262d', 700: '#2f444b', 500: '#5a6d72' } as const
export const sea = { 900: '#0b3440', 700: '#0f4c5c', 500: '#1f7a85', 300: '#79b5b2', 100: '#cfe5df' } as const
export const tea = { 800: '#2c4029', 600: '#4c6b3b', 400: '#86a15c', 200: '#c3cf9a' } as const
export const dusk = { 700: '#a33b19', 500: '#db6430', 300: '#f2a56f', 100: '#fbddc3' } as const
export const sun = '#f3c355'
