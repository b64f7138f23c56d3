import type { Mood } from './mood.ts'

/** The lagoon by moonlight: blues, one row of lanterns. */
export const lagoonMood: Mood = {
  sky: ['#12294d', '#1d3d63', '#2f5877', '#4f7b8c'],
  sun: '#f6efcf',
  land: ['#2f5570', '#1f3f5c', '#142c48'],
  sea: ['#5f8d98', '#3f6f83', '#2a5470', '#1b3f5e'],
  foam: '#dfe8d2',
  beach: ['#28455f', '#3f6174', '#6f8f94'],
  dark: '#0a1b35',
  leaf: ['#0f2a42', '#1d4456', '#3f6f74'],
  wall: ['#24466a', '#31587a', '#7fa3a8'],
  floor: ['#1a3454', '#264a69', '#8fb3b0'],
  ceiling: ['#132c4c', '#1a375a', '#234468'],
  wood: ['#0c1a30', '#22304a', '#5c5a60'],
  linen: ['#7d9cae', '#c3d3d3', '#f1f3e2'],
  accent: ['#b8622b', '#e58f45', '#f8c27c'],
  second: ['#d9a03a', '#f6c75c', '#fde6a4'],
}

/** The golden hour under the mango tree. */
export const mangoMood: Mood = {
  sky: ['#f4b84a', '#f8ca68', '#fbdc90', '#fdecbf'],
  sun: '#fff6d6',
  land: ['#d3b657', '#a39c45', '#6f7f37'],
  sea: ['#8fbfa8', '#5fa096'],
  foam: '#fff3d0',
  beach: ['#c98f4a', '#e0ae63', '#f4d08a'],
  dark: '#2e2c16',
  leaf: ['#2f4a24', '#557030', '#9aa63f'],
  wall: ['#d89a3a', '#ecb552', '#fad888'],
  floor: ['#8a4a26', '#ab6434', '#eeb25c'],
  ceiling: ['#6b3a20', '#84492a', '#a06038'],
  wood: ['#3a2114', '#62381f', '#965a30'],
  linen: ['#e3d2ac', '#f9ecd0', '#fffaea'],
  accent: ['#1f5f58', '#2f857a', '#7dbba4'],
  second: ['#b23a1c', '#dd5c2e', '#f39a5c'],
}

/** Sunset over the boats: red light, ink and sailcloth. */
export const fishermanMood: Mood = {
  sky: ['#b23b2a', '#d3552f', '#e97a3a', '#f6a24c', '#fbc873'],
  sun: '#fff0b8',
  land: ['#a8452f', '#7a3430', '#4a2630'],
  sea: ['#f3a554', '#cf6f41', '#98483f', '#643640', '#402a3a'],
  foam: '#ffd890',
  beach: ['#5c3035', '#84443a', '#c27043'],
  dark: '#22161f',
  leaf: ['#2a1a24', '#46282c', '#7a4234'],
  wall: ['#7a3f2c', '#96523a', '#dd8a4e'],
  floor: ['#4a2823', '#66382b', '#ef9f52'],
  ceiling: ['#4f2a24', '#683729', '#824833'],
  wood: ['#2c181a', '#512c24', '#8f5233'],
  linen: ['#d0a685', '#f3d9b4', '#fff0d2'],
  accent: ['#123f4d', '#1f6470', '#5e9a98'],
  second: ['#c98524', '#f0b040', '#f9d584'],
}
