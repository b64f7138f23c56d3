import type { Fault } from '../fault.ts'

/** Faults in how releases reach our pages and those of partners. */
export const releaseFaults: readonly Fault[] = [
  {
    id: 'integrity',
    what: 'a script that was tampered with is run',
    test: 'e2e/releases/tampered.browser.test.ts',
    file: 'packages/federation/src/host/load-entry-script.ts',
    find: "script.integrity = manifest.files[manifest.entry]?.integrity ?? ''",
    replace: "script.integrity = ''",
  },
  {
    id: 'fallback',
    what: 'where a release fails, the one before it is not taken',
    test: 'e2e/releases/healing.browser.test.ts',
    file: 'packages/federation/src/host/create-federation-host.ts',
    find: '(fallback && (await tryRelease(await loadFallback(fallback, deadlineMs), widget)))',
    replace:
      '(deadlineMs < 0 && fallback && (await tryRelease(await loadFallback(fallback, deadlineMs), widget)))',
  },
  {
    id: 'promotion',
    what: 'a promotion is not seen by a server that runs',
    test: 'packages/releases/src/release-store.test.ts',
    file: 'packages/releases/src/folder/parsed-files.ts',
    find: 'if (before?.identity === identity) return',
    replace: 'if (before) return',
  },
  {
    id: 'rollback',
    what: 'a rollback changes nothing',
    test: 'packages/releases/src/release-store.test.ts',
    file: 'packages/releases/src/folder/changes.ts',
    find: 'next: { stable: previous, previous: stable, canary: null },',
    replace: 'next: { stable, previous, canary: null },',
  },
  {
    id: 'booked-twice',
    what: 'a partner is told of one booking twice',
    test: 'e2e/embeds/embeds.browser.test.ts',
    file: 'packages/embed/src/runtime/create-host.ts',
    find: "      emit('booked', { bookingRef, room, rooms, checkIn, checkOut, guests, nights, total, currency })\n",
    replace:
      "      emit('booked', { bookingRef, room, rooms, checkIn, checkOut, guests, nights, total, currency })\n".repeat(
        2,
      ),
  },
  {
    id: 'hostile-css',
    what: "a partner's style sheet reaches an element that asked for strict isolation",
    test: 'e2e/embeds/embeds.browser.test.ts',
    file: 'packages/embed/src/loader/strict-sheet.ts',
    find: '{all:initial!important;',
    replace: '{color:inherit!important;',
  },
]
