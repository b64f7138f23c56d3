import type { Fault } from '../fault.ts'

/** Faults of widgets and of the components they share. */
export const remoteFaults: readonly Fault[] = [
  {
    id: 'book-void',
    what: 'the booking widget mounts and shows nothing',
    test: 'mf-booking/src/book/journeys/book-a-stay.browser.test.ts',
    file: 'mf-booking/src/book/index.ts',
    find: 'View: BookView,',
    replace: 'View: (props) => (props.lang ? null : BookView(props)),',
  },
  {
    id: 'carousel-wrap',
    what: 'the pictures of a room do not go on from the last to the first',
    test: 'mf-rooms/src/room-detail/room-detail.long.browser.test.ts',
    file: 'mf-rooms/src/room-detail/gallery/use-slides.ts',
    find: '(wanted + count) % count',
    replace: 'Math.min(Math.max(wanted, 0), count - 1)',
  },
  {
    id: 'category-filter',
    what: 'every category shows all rooms',
    test: 'mf-rooms/src/room-list/view.test.tsx',
    file: 'mf-rooms/src/room-list/use-category-filter.ts',
    find: 'room.category === category',
    replace: 'room.category.length > 0',
  },
  {
    id: 'unknown-room-blank',
    what: 'the page of a room that does not exist is blank',
    test: 'mf-rooms/src/room-detail/view.test.tsx',
    file: 'mf-rooms/src/room-detail/view.tsx',
    find: 'return <RoomMissing onRetry={isUnknownRoom(loaded.failure) ? undefined : reload} />',
    replace: 'return isUnknownRoom(loaded.failure) ? null : <RoomMissing onRetry={reload} />',
  },
  {
    id: 'excerpt',
    what: 'a long review shows 119 characters before the ellipsis, not 120',
    test: 'mf-reviews/src/review-list/review-text.test.ts',
    file: 'packages/contract/src/limits.ts',
    find: 'reviewExcerptChars: 120',
    replace: 'reviewExcerptChars: 119',
  },
  {
    id: 'calendar-focus',
    what: "the calendar's own button closes it, and the focus is lost",
    test: 'mf-booking/src/book/journeys/calendar.browser.test.ts',
    file: 'packages/ui/src/stay-calendar/use-anchored-dialog.ts',
    find: '      dialog.close()\n',
    replace: '',
  },
  {
    id: 'focus-trap',
    what: 'Tab leaves an open dialog',
    test: 'packages/ui/src/keyboard.browser.test.ts',
    file: 'packages/ui/src/dialog/use-modal.ts',
    find: 'dialog.showModal()',
    replace: 'dialog.show()',
  },
]
