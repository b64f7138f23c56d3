import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { WriteReviewView } from './view.tsx'

export const widget = defineWidget<object>({ words, View: WriteReviewView })
