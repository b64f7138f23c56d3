export { bedroom as detail } from './bedroom.ts'
