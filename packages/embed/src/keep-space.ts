/**
 * CSS for a partner's own style sheet that reserves space, so that nothing moves when an element loads; a
 * script cannot do that on a page that is shown already. A form is at least this tall at every width and
 * language; rooms in a row may leave a gap of a few lines.
 */
export const keepSpaceCss = `calm-rest-booking { display: block; min-block-size: min(100vh, 1215px) }
calm-rest-rooms { display: block; min-block-size: min(100vh, 2800px) }
calm-rest-search { display: block; min-block-size: 219px }
@media (width >= 432px) { calm-rest-search { min-block-size: 235px } }
@media (width >= 892px) { calm-rest-search { min-block-size: 137px } }
calm-rest-rooms[limit="3"] { min-block-size: min(100vh, 1400px) }
@media (width >= 640px) { calm-rest-rooms[limit="3"] { min-block-size: min(100vh, 880px) } }
@media (width >= 1020px) { calm-rest-rooms[limit="3"] { min-block-size: min(100vh, 600px) } }
`
