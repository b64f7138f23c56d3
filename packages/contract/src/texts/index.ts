export {
  groupsOf,
  isTextScreen,
  type TextCatalogue,
  type TextScreen,
  textCatalogue,
  textScreens,
} from './catalogue.ts'
export {
  type LocalText,
  missingIn,
  missingInGroup,
  type ScreenContent,
  type TextContent,
  type TextValues,
} from './content.ts'
export type { TextField, TextFields, TextGroup, TextItems } from './fields.ts'
export { languageOf } from './in-language.ts'
export { type StoredTexts, showTexts } from './show.ts'
export type { ShownFields, ShownText, ShownTexts } from './shown.ts'
export { bodySections, type OptionalPage, optionalPages, unwrittenPages } from './unwritten.ts'
export { fillText, isTextVariable, type TextVariable, textVariables, variablesIn } from './variables.ts'
