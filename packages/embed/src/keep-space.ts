/**
 * CSS for a partner's own style sheet, so that nothing on its page moves when an element comes. Until then there
 * is only a link, and no script can keep space on a page that is shown already. A form is at least as tall as this in
 * every width and language, so that no gap stays; rooms in a row may leave one of a few lines.
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
