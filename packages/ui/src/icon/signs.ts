/** Drawings for the interface: paths on a 24 × 24 grid, stroked 1.5 wide. Our own. */
export const menu = 'M3.5 7h17M3.5 12h17M3.5 17h17'
export const close = 'M5.5 5.5l13 13M18.5 5.5l-13 13'
export const chevronLeft = 'M14.5 5.5 8 12l6.5 6.5'
export const chevronRight = 'M9.5 5.5 16 12l-6.5 6.5'
export const chevronDown = 'M5.5 9.5 12 16l6.5-6.5'
export const arrowLeft = 'M20.5 12h-17M10 5.5 3.5 12l6.5 6.5'
export const arrowRight = 'M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5'
export const plus = 'M12 5v14M5 12h14'
export const minus = 'M5 12h14'
export const star = 'M12 3.2l2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1-4.4-4.3 6.1-.9Z'
export const starHalf = 'M12 3.2v14l-5.4 2.9 1-6.1-4.4-4.3 6.1-.9Z'
export const phone =
  'M7.5 3.5H4.8c-.8 0-1.4.7-1.3 1.5.8 8.3 7.2 14.7 15.5 15.5.8.1 1.5-.5 1.5-1.3v-2.9l-4.3-1.7-2 2.3a12.5 12.5 0 0 1-5.1-5.1l2.3-2Z'
export const mail = 'M3 5.5h18v13H3ZM3.5 6.5l8.5 7 8.5-7'
export const pin =
  'M12 21.3c4.7-4.5 7-8.2 7-11.3a7 7 0 0 0-14 0c0 3.1 2.3 6.8 7 11.3ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z'
export const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5.3l3.5 2.2'
export const globe = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5.3-5 12.7 0 18 5-5.3 5-12.7 0-18Z'
export const user = 'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 20.5a8 8 0 0 1 16 0'
export const calendar = 'M3.5 5.5h17v15h-17ZM3.5 10h17M8 3v4.5M16 3v4.5'
export const guests =
  'M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.3a3.5 3.5 0 0 1 0 6.4M18 14.3a6.5 6.5 0 0 1 3.5 5.7'
export const bed =
  'M2.5 20V6M2.5 17h19M21.5 20v-5.5a3.5 3.5 0 0 0-3.5-3.5h-7.5v6M6.5 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z'
export const size = 'M3.5 9V3.5H9M15 3.5h5.5V9M20.5 15v5.5H15M9 20.5H3.5V15M4 4l5.5 5.5M20 20l-5.5-5.5'
export const check = 'M4.5 12.5l5 5 10-11'
export const warning = 'M12 3.5 21.5 20h-19ZM12 9.5v5M12 17.2h.01'
export const info = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.7h.01'
export const eye = 'M2.5 12c5-7.7 14-7.7 19 0-5 7.7-14 7.7-19 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'
export const eyeOff =
  'M4 4l16 16M9.5 6.6c4.3-1.2 8.9.6 12 5.4a15 15 0 0 1-2.7 3.2M14.5 17.4c-4.3 1.2-8.9-.6-12-5.4a15 15 0 0 1 2.7-3.2M10 10a3 3 0 0 0 4 4'
export const sun =
  'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4'
export const moon = 'M19.8 14.6A8.2 8.2 0 1 1 9.4 4.2a6.6 6.6 0 0 0 10.4 10.4Z'
export const external = 'M13.5 4h6.5v6.5M20 4l-9 9M17.5 14v6H4V6.5h6'
export const instagram =
  'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7h.01'
export const facebook = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 21v-9.5a3 3 0 0 1 3-3h1.5M9 13h6.5'
export const tripadvisor =
  'M6.5 9.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17.5 9.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM2.5 7.5h4c3.3-1.7 7.7-1.7 11 0h4M10 15.5l2 2.7 2-2.7M6.5 13.5h.01M17.5 13.5h.01'
export const taxi =
  'M3 17.5v-5l2-1 2-4.5h10l2 4.5 2 1v5ZM9.5 7V4.5h5V7M5 11.5h14M7.5 16a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5ZM16.5 16a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5Z'
export const bicycle =
  'M6 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM18 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM6 15.5l3-7h6.5l-4 7ZM9 8.5l2.5 7M18 15.5 14.5 5h2.5M7.5 5.5h3'
export const car =
  'M3 17.5v-5l2-1 2.3-5h9.4l2.3 5 2 1v5ZM5 11.5h14M7.5 16a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5ZM16.5 16a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5Z'
export const plane =
  'M12 2.5c1 0 1.7 1.2 1.7 3v3.7l7.3 4.6v2l-7.3-2.2v4.4l2.3 1.7v1.5l-4-1.1-4 1.1v-1.5l2.3-1.7v-4.4l-7.3 2.2v-2l7.3-4.6V5.5c0-1.8.7-3 1.7-3Z'
export const shuttle =
  'M2.5 17.5v-11h14.5c1.5 0 2.3.7 2.8 2l1.7 4.5v4.5ZM2.5 12h19M8.5 6.5V12M14 6.5V12M7 16a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5ZM16.5 16a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5Z'
export const quote =
  'M10 6.5c-3.6.9-6 3.6-6 7.5v4h5.5v-5.5H6.7c.3-2.1 1.4-3.5 3.3-4.2ZM20 6.5c-3.6.9-6 3.6-6 7.5v4h5.5v-5.5h-2.8c.3-2.1 1.4-3.5 3.3-4.2Z'
