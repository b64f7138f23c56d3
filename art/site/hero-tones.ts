import { dusk, sea, sun, tea } from '../palette.ts'
import type { HeroTones } from './hero.ts'

/** First light: the sun beside the house, a wide quiet sky for the headline. */
export const heroDay: HeroTones = {
  night: false,
  sail: dusk[500],
  nuts: sun,
  cloud: '#fdf3dc',
  lawn: [tea[600], '#7f9d58', '#b5c47f'],
  mood: {
    sky: ['#cfe3da', '#e6ead4', '#f9ecc9', '#fbdcae', '#f8c68b'],
    sun: '#fff6d8',
    land: ['#9cbfb4', '#7ba38c', '#4f7f63'],
    sea: ['#f0bd90', '#8fbdb2', '#4f9c9f', sea[500], '#0f5f6e'],
    foam: '#fff4dc',
    beach: ['#e3bd86', '#f0d5a4', '#fae8c4'],
    dark: '#12363a',
    leaf: ['#1d4a3c', '#2f6b45', '#6f9a4c'],
  },
  house: {
    wall: ['#d3cdbb', '#f6f0de', '#fffcf2'],
    inner: ['#8a8a7c', '#bdb8a2', '#d3cdbb'],
    roof: ['#8a3a20', '#bd5a33', '#db7a48'],
    shutter: [sea[700], sea[500], sea[300]],
    wood: ['#3a2a20', '#5c4331', '#8a6646'],
    stone: ['#b9a888', '#d3c4a2', '#efe3c6'],
    glass: '#5c4a3c',
    lamp: sun,
  },
}

/** The same by night: every lamp is lit. */
export const heroNight: HeroTones = {
  night: true,
  sail: '#6f93a0',
  nuts: '#5a5a3c',
  cloud: '#1f4560',
  lawn: ['#0d2a33', '#143a40', '#22544f'],
  mood: {
    sky: ['#0a1f36', '#0f2b45', '#153853', '#1d4762', '#285a70'],
    sun: '#f6efcf',
    land: ['#1b4058', '#143449', '#0e2639'],
    sea: ['#3f7586', '#27596f', '#1a465e', '#12364e', '#0c2840'],
    foam: '#d9e4d2',
    beach: ['#2c4a58', '#3b5c68', '#4d707a'],
    dark: '#051624',
    leaf: ['#081f2c', '#0f3038', '#1f4d4a'],
  },
  house: {
    wall: ['#4d6b7c', '#7c97a2', '#a9bdc0'],
    inner: ['#8a5a34', '#c98a4a', '#4d6b7c'],
    roof: ['#2b1f30', '#46303c', '#63434a'],
    shutter: ['#0b2f40', '#15495a', '#2f6f7c'],
    wood: ['#1a1a24', '#2a2530', '#4a3a3a'],
    stone: ['#2c4656', '#3f5e6c', '#5c7d86'],
    glass: '#fbd98a',
    lamp: '#fff0bd',
  },
}
