/** Where a widget lives in its remote. */
export const widgetFile = (widget: string) => `./src/${widget}/index.ts`
