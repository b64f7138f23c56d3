/** Source file of a widget, from the folder of its remote. */
export const widgetFile = (widget: string) => `./src/${widget}/index.ts`
