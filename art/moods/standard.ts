import { sand, sea, sun } from '../palette.ts'
import type { Mood } from './mood.ts'

/** Early morning in the garden: sage, cream and a blush of blossom. */
export const frangipaniMood: Mood = {
  sky: ['#bcd9c9', '#d3e4cd', '#e9eacb', '#f8ecc6'],
  sun: '#fff3cf',
  land: ['#b9cfae', '#93b189', '#6d9069'],
  sea: [sea[300], sea[500]],
  foam: sand[50],
  beach: [sand[300], sand[200], sand[100]],
  dark: '#23402f',
  leaf: ['#2f5a3e', '#4f7d4b', '#8fae63'],
  wall: ['#d9cfb4', '#eadfc4', '#f7efdb'],
  floor: ['#a97f66', '#c29a7d', '#e6c9a6'],
  ceiling: ['#8d7860', '#a8917a', '#c2ab8f'],
  wood: ['#4d3528', '#6b4a35', '#8d6546'],
  linen: ['#d9d3c4', '#f3eee0', '#fffdf6'],
  accent: ['#c9788a', '#e39aa0', '#f5c4bd'],
  second: ['#4f7466', '#6f9682', '#a3c0a4'],
}

/** Noon in the inner court: terracotta around still green water. */
export const courtyardMood: Mood = {
  sky: ['#4fa3a8', '#7dbdb6', '#b5d9c8'],
  sun: sun,
  land: ['#d98d5f', '#c26a3e', '#9c4a2b'],
  sea: ['#2b8288', '#1d6a72', '#15525c'],
  foam: '#bfe0d2',
  beach: ['#d6a377', '#ecc79b', '#fae3bd'],
  dark: '#3d1f1b',
  leaf: ['#25503f', '#3f7a4c', '#83ad5c'],
  wall: ['#c9764a', '#dd9263', '#f3c293'],
  floor: ['#9a4c31', '#b9623f', '#e39b68'],
  ceiling: ['#5e2f22', '#7a4029', '#94553a'],
  wood: ['#3d211b', '#5b3122', '#7e4a30'],
  linen: ['#e0cfb3', '#f7ead2', '#fffaf0'],
  accent: ['#12505a', sea[500], '#5fb0ac'],
  second: ['#c88a23', '#e6ae3c', '#f6d27a'],
}

/** High noon under the palms: green shade, yellow light. */
export const palmGroveMood: Mood = {
  sky: ['#f7d873', '#fae39a', '#fdefc4'],
  sun: '#fff8dc',
  land: ['#c9cf7c', '#98b055', '#62883f'],
  sea: ['#5fb7ad', '#3a9a9a', sea[500]],
  foam: '#fdf6dc',
  beach: ['#e3c06a', '#f3d98e', '#fbebb8'],
  dark: '#143a2c',
  leaf: ['#1c4a34', '#38703d', '#7da747'],
  wall: ['#d5c98e', '#eadfa8', '#f8f0c8'],
  floor: ['#7d5a34', '#a67c47', '#e8c46f'],
  ceiling: ['#4c3a26', '#6a5032', '#866742'],
  wood: ['#33261a', '#553e26', '#7c5c36'],
  linen: ['#d6d6bd', '#f4f1dc', '#fffef2'],
  accent: ['#1c4a34', '#2f6d47', '#6fa05a'],
  second: ['#d59a1e', '#f0bd3d', '#f9da85'],
}
