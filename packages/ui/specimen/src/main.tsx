import '../../src/base/fonts.css'
import '../../src/base/base.css'
import { createRoot } from 'react-dom/client'
import { Specimen } from './specimen.tsx'
import { words } from './words.ts'

const root = document.getElementById('root')
const lang = document.documentElement.lang as keyof typeof words
if (root) createRoot(root).render(<Specimen t={words[lang]} />)
