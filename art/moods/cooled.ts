import type { Mood } from './mood.ts'

/** Late afternoon among cinnamon trees: bark, spice and brass. */
export const cinnamonMood: Mood = {
  sky: ['#e9b872', '#f1cc8c', '#f8e0ac'],
  sun: '#fff2cc',
  land: ['#c79b5c', '#9a7440', '#6b5430'],
  sea: ['#8aa38a', '#5f8078'],
  foam: '#fbeacb',
  beach: ['#b5733f', '#cf9258', '#e8b77c'],
  dark: '#2a1510',
  leaf: ['#3d3f20', '#646b2e', '#a3a04c'],
  wall: ['#5c2f1f', '#733d27', '#b56a3c'],
  floor: ['#3c1e16', '#532a1d', '#c97f45'],
  ceiling: ['#341a14', '#43221a', '#a8743c'],
  wood: ['#24110d', '#4a2418', '#8a4c2a'],
  linen: ['#c9ac8a', '#ecd7b6', '#fcf0d8'],
  accent: ['#8f2f17', '#b8472a', '#dd7a48'],
  second: ['#b07a24', '#dca23a', '#f3cd74'],
}

/** A cool misty morning in tea country. */
export const teaMood: Mood = {
  sky: ['#b9cdc6', '#ccdacb', '#e0e6cf', '#f1eed6'],
  sun: '#fffbe6',
  land: ['#a9bfae', '#7da184', '#4f8062'],
  sea: ['#9dbfb4', '#7aa79c'],
  foam: '#fbfaec',
  beach: ['#b88d5a', '#cfa872', '#e6c894'],
  dark: '#1c3329',
  leaf: ['#24513a', '#3f7a46', '#86a95a'],
  wall: ['#8fa58c', '#a9bb9c', '#d3d9b4'],
  floor: ['#5a3b27', '#7a5236', '#c79862'],
  ceiling: ['#e0e0c6', '#eeebd2', '#f8f5e2'],
  wood: ['#3a2419', '#5f3b25', '#8e5d38'],
  linen: ['#d5d3bd', '#f1edd8', '#fffcee'],
  accent: ['#8a2f22', '#b1482f', '#d9825a'],
  second: ['#b88a34', '#dcb050', '#f1d488'],
}

/** Rain all afternoon: grey-green outside, one warm lamp inside. */
export const monsoonMood: Mood = {
  sky: ['#4f6b6c', '#67827e', '#84998f', '#a5b3a3'],
  sun: '#c9d1bd',
  land: ['#7f968c', '#5c7a73', '#3d5f5c'],
  sea: ['#8fa79b', '#6f8f89', '#547877', '#3d6366'],
  foam: '#dbe3d3',
  beach: ['#6f7a68', '#8c9480', '#aab09a'],
  dark: '#14302f',
  leaf: ['#1f4540', '#356355', '#6d9172'],
  wall: ['#2f4a4b', '#3e5c5a', '#c99a5c'],
  floor: ['#26393a', '#344a48', '#b58a55'],
  ceiling: ['#1d3435', '#263f3f', '#31494a'],
  wood: ['#1a2222', '#3a2f28', '#7c5a3a'],
  linen: ['#a3aea2', '#d8d8c6', '#f7ead0'],
  accent: ['#9a4a1f', '#cf7434', '#f0a860'],
  second: ['#dca63f', '#f6cf72', '#fdeab4'],
}
