import type { Widget } from '@calm-rest/contract/widget'

/** Every remote's widgets, by `remote/widget`; the build puts their imports in the place of this file. */
export const widgets: Readonly<Record<string, Widget<object>>> = {}
