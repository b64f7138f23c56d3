import { sun } from '../palette.ts'
import type { Mood } from './mood.ts'

/** Dawn over the open sea: peach rings around a low sun. */
export const horizonMood: Mood = {
  sky: ['#6fa9b0', '#a3c4b8', '#f0cfa8', '#f7b98a', '#f6a071'],
  sun: '#fff0c2',
  land: ['#9fb7ae', '#6f979a', '#3f7480'],
  sea: ['#e9a987', '#7fa9a8', '#4d8b95', '#2b707e', '#155565'],
  foam: '#ffe7c4',
  beach: ['#c79a79', '#e0bb95', '#f4d9b4'],
  dark: '#0e3442',
  leaf: ['#12414a', '#1f5c60', '#4c8a80'],
  wall: ['#315f6c', '#4b7a83', '#f3c8a0'],
  floor: ['#2a5562', '#4a7780', '#f2b98c'],
  ceiling: ['#123f4d', '#1c4f5c', '#2d6470'],
  wood: ['#14323d', '#24505a', '#c98a62'],
  linen: ['#8fb0b0', '#e6dccb', '#fff3df'],
  accent: ['#b94f28', '#e0763f', '#f7b07a'],
  second: ['#d89c3f', sun, '#fbe0a0'],
}

/** The bay at midday: turquoise in clear steps, white walls. */
export const turtleBayMood: Mood = {
  sky: ['#3fb3bd', '#74cbc8', '#aee0d4', '#daf0e0'],
  sun: '#fffbe6',
  land: ['#7fb79c', '#4c8f74', '#2a6a58'],
  sea: ['#137f93', '#1f9fa9', '#45bdb8', '#86d8c8', '#c4ecd9'],
  foam: '#fbfff4',
  beach: ['#e0c490', '#f3deae', '#fdf1d0'],
  dark: '#0c4650',
  leaf: ['#155a4c', '#2f8560', '#86b76b'],
  wall: ['#cfe3dc', '#e6f1e8', '#fbfcf3'],
  floor: ['#b98f63', '#d3ab7a', '#f4d7a4'],
  ceiling: ['#a9cbc4', '#c2dcd4', '#d9ebe2'],
  wood: ['#7a5233', '#a06f45', '#c9965f'],
  linen: ['#cfdcd6', '#f0f4ea', '#fffffa'],
  accent: ['#0d7486', '#1a98a4', '#6cc9c2'],
  second: ['#e07a4a', '#f49b6a', '#fcc9a0'],
}

/** Dusk below the lighthouse: the last orange and a plum-blue room. */
export const lighthouseMood: Mood = {
  sky: ['#23375a', '#5a4568', '#a95460', '#dd6b45', '#f5a255'],
  sun: '#ffd98a',
  land: ['#7c4a5c', '#4f3650', '#2c2742'],
  sea: ['#d9744c', '#975860', '#5a4765', '#34395b', '#20294a'],
  foam: '#f7b774',
  beach: ['#6b4356', '#8d5560', '#c97a60'],
  dark: '#171a34',
  leaf: ['#1a2140', '#2b3352', '#58506a'],
  wall: ['#33304f', '#463c5c', '#8b5564'],
  floor: ['#3a2c46', '#553a50', '#e08a5a'],
  ceiling: ['#221f3c', '#2d2848', '#3b3355'],
  wood: ['#1d1526', '#3a2430', '#8a4a3c'],
  linen: ['#9d8da2', '#dccdc8', '#fbe6d2'],
  accent: ['#8f2f22', '#c4502f', '#ef8d55'],
  second: ['#c98a35', '#f3b84d', '#fbdc95'],
}

/** Afternoon above the reef: coral pinks against a lilac-green sea. */
export const coralMood: Mood = {
  sky: ['#f5a79a', '#f8bfae', '#fbd6c2', '#fdead4'],
  sun: '#fffaf0',
  land: ['#c99aa0', '#8f8a9c', '#4f7386'],
  sea: ['#3f9fa8', '#5fb9b4', '#8fd0c2', '#bfe3d2'],
  foam: '#fffaf0',
  beach: ['#f0b8a0', '#f8d2b8', '#fde8d4'],
  dark: '#6b2340',
  leaf: ['#3a5a5c', '#5f8a7c', '#9dbf9a'],
  wall: ['#e58a7c', '#f0a596', '#fbd0c0'],
  floor: ['#b9586a', '#d07a80', '#f5b5a2'],
  ceiling: ['#b04f62', '#c96a74', '#dc8a88'],
  wood: ['#6b2340', '#8f3a4c', '#bb5c5e'],
  linen: ['#f0cfc4', '#fdeee2', '#fffaf4'],
  accent: ['#1d6f7c', '#2f98a0', '#85c9be'],
  second: ['#d99a2b', '#f5bf55', '#fbdf9d'],
}
