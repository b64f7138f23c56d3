import './welcome.css'

export { widget } from './welcome.js'
