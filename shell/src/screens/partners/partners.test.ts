import { expect, it } from 'vitest'
import { renderPage } from '../../testing/page.fixture.ts'

it('offers each choice of a partner, and the lines that follow from it', async () => {
  const { outline } = await renderPage('/partners')
  expect(outline('main > section:nth-of-type(1)')).toMatchInlineSnapshot(`
    "section 'Your snippet'
      h2: Your snippet
      p: Choose what your page shows, and see it as your visitors will; the lines to copy follow.
      form 'What your page shows'
        select 'Element' name=widget
          option selected value=booking: Booking form
          option value=rooms: Rooms
          option value=both: Rooms and booking form, linked
          option value=search: Search for free rooms
        select 'Language' name=language
          option selected: As the page around
          option value=en: English
          option value=de: Deutsch
          option value=zh: 中文
        select 'Colours' name=theme
          option selected value=auto: As the page around
          option value=light: Light
          option value=dark: Dark
        input 'Your id' autoCapitalize=off autoComplete=off name=partner spellCheck=false type=text value=your-id
        input 'Check-in, like 2027-07-01' autoCapitalize=off autoComplete=off name=checkIn spellCheck=false type=text
        input 'Check-out, like 2027-07-05' autoCapitalize=off autoComplete=off name=checkOut spellCheck=false type=text
        select 'Guests' name=guests
          option selected: Two, as usual
          option value=1: 1
          option value=2: 2
          option value=3: 3
          option value=4: 4
          option value=5: 5
          option value=6: 6
          option value=7: 7
          option value=8: 8
        select 'Room' name=room
          option selected: The visitor chooses
        input 'Campaign' autoCapitalize=off autoComplete=off name=campaign spellCheck=false type=text
        select 'Version' name=script
          option selected value=moving: Always the newest of version 1
          option value=pinned: This one for good, with its hash
      iframe loading=lazy src=/partners/playground?lang=en title=The elements on a page of yours
      h3: What your page hears
      p: This is a try: the page here says no to calm-rest-before-submit, so that nothing is booked.
      div 'What your page hears' role=log
      h3: Lines to copy
      div 'Kind of page' role=tablist
        a aria-selected=true data-early=filter data-value=html href=/partners?form=html role=tab tabindex=0: HTML
        a aria-selected=false data-early=filter data-value=wordpress href=/partners?form=wordpress role=tab tabindex=-1: WordPress
        a aria-selected=false data-early=filter data-value=react href=/partners?form=react role=tab tabindex=-1: React
        a aria-selected=false data-early=filter data-value=vue href=/partners?form=vue role=tab tabindex=-1: Vue
      div 'HTML' role=tabpanel
        p: For any page. The script may stand once, anywhere; the element goes where it is to be seen.
        index.html
        button type=button described='index.html': Copy
        span role=status
        code translate=no: <script type="module" src="https://calm.example/embed/v1.js"></script> <calm-…
        p: The link between the tags is for visitors without scripts. With your id alone it counts for n…
        p
          Anybody may show the rooms. Bookings are taken from pages that are registered with us, and only such a page counts for you, with the links in its elements: tell us the address of yours, and you get an id.
          a href=/contact: Write to us"
  `)
})
it('has the policy and the pages on which the elements can be tried', async () => {
  const { outline } = await renderPage('/partners')
  expect(outline('main > section:nth-of-type(2)')).toMatchInlineSnapshot(`
    "section 'With a strict policy'
      h2: With a strict policy
      p: Where your pages send a Content-Security-Policy, add our address in these three places. Nothing…
      Content-Security-Policy
      button type=button described='Content-Security-Policy': Copy
      span role=status
      code translate=no: script-src https://calm.example; connect-src https://calm.example; img-src http…
      h3: So that nothing moves
      p: Before the script has run there is only the link. With these lines in your style sheet the spac…
      style.css
      button type=button described='style.css': Copy
      span role=status
      code translate=no: calm-rest-booking { display: block; min-block-size: min(100vh, 1215px) } calm-r…"
  `)
  expect(outline('main > section:nth-of-type(3)')).toMatchInlineSnapshot(`
    "section 'On a difficult page'
      h2: On a difficult page
      p: Style sheets of other pages are often rough with what they do not know. Choose one and see that…
      div 'Style sheets' role=tablist
        button aria-selected=true role=tab type=button tabindex=0: Small root font
        button aria-selected=false role=tab type=button tabindex=-1: Everything unset
        button aria-selected=false role=tab type=button tabindex=-1: Loud type
        button aria-selected=false role=tab type=button tabindex=-1: Right to left
        button aria-selected=false role=tab type=button tabindex=-1: Dark page
        button aria-selected=false role=tab type=button tabindex=-1: Hidden controls
        button aria-selected=false role=tab type=button tabindex=-1: Other boxes
        button aria-selected=false role=tab type=button tabindex=-1: Floating everything
        button aria-selected=false role=tab type=button tabindex=-1: Loud colours
        button aria-selected=false role=tab type=button tabindex=-1: All important
      div 'Small root font' role=tabpanel
        small-root.css
        button type=button described='small-root.css': Copy
        span role=status
        code translate=no: html { font-size: 62.5%; }
        iframe loading=lazy src=/partners/playground?lang=en&host=small-root title=The elements on a difficult page"
  `)
})
it('lists all that the elements can, and what never breaks', async () => {
  const { part, outline } = await renderPage('/partners')
  const rows = [...part('main').querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => `${cell.localName}${cell.getAttribute('scope') ?? ''}`).join(' '),
  )
  expect([...new Set(rows)]).toMatchInlineSnapshot(`
    [
      "thcol thcol thcol",
      "throw td td",
      "thcol thcol",
      "throw td",
    ]
  `)
  expect(outline('main > section:nth-of-type(5)')).toMatchInlineSnapshot(`
    "section 'What never breaks'
      h2: What never breaks
      p: As long as a page loads version 1, it may rely on this. Whatever would break it becomes version…
      li: No element, attribute, property, event, custom property or part is renamed, taken away or give…
      li: calm-rest-booked comes exactly once for each booking, and never for one that failed.
      li: The link between the tags stays and leads to us wherever an element cannot be shown.
      li: No cookie, no storage, no global name on your page; no script but ours, and none of anybody el…
      li: Your visitors pay what they would pay on our own pages.
      li: The address of one version, like /embed/1.0.0.js, stays what it is, byte for byte.
      p
        a href=/status?lang=en: What works now, and what did not lately
      h3: To read and to keep
      li
        a href=/partners/files/CHANGELOG.md: CHANGELOG.md
      li
        a href=/partners/files/custom-elements.json: custom-elements.json
      li
        a href=/partners/files/calm-rest.d.ts: calm-rest.d.ts
      li
        a href=/partners/files/calm-rest-react.d.ts: calm-rest-react.d.ts
      li
        a href=/partners/files/calm-rest-vue.d.ts: calm-rest-vue.d.ts"
  `)
})
it('has a panel on the page for each tab', async () => {
  const { part } = await renderPage('/partners')
  const tabs = [...part('main').querySelectorAll('[role="tab"]')]
  const panels = tabs.map((tab) => part(`[id="${tab.getAttribute('aria-controls')}"]`).getAttribute('role'))
  expect(panels).toHaveLength(14)
  expect(new Set(panels)).toEqual(new Set(['tabpanel']))
})
it('begins with what the address says', async () => {
  const lines = async (path: string) =>
    (await renderPage(path)).outline('main > section:nth-of-type(1)').split('\n')
  const usual = await lines('/partners')
  const asked = await lines('/partners?form=react&widget=rooms&partner=alpin-tours&limit=3')
  // what is as without an address: the test before
  expect(asked.filter((line) => !usual.includes(line)).join('\n')).toMatchInlineSnapshot(`
    "      option value=booking: Booking form
          option selected value=rooms: Rooms
        input 'Your id' autoCapitalize=off autoComplete=off name=partner spellCheck=false type=text value=alpin-tours
        select 'Category' name=category
          option selected: All, with tabs
        select 'Number of rooms' name=limit
          option: All of them
          option selected value=3: 3
          option value=9: 9
          option value=10: 10
          option value=11: 11
          option value=12: 12
        select 'Layout' name=layout
          option selected value=grid: Beside each other
          option value=list: One below the other
        select 'Search fields' name=search
          option selected: None
          option value=true: Above the rooms
      iframe loading=lazy src=/partners/playground?lang=en&widget=rooms&partner=alpin-tours&limit=3 title=The elements on a page of yours
        a aria-selected=false data-early=filter data-value=html href=/partners?form=html&widget=rooms&partner=alpin-tours&limit=3 role=tab tabindex=-1: HTML
        a aria-selected=false data-early=filter data-value=wordpress href=/partners?form=wordpress&widget=rooms&partner=alpin-tours&limit=3 role=tab tabindex=-1: WordPress
        a aria-selected=true data-early=filter data-value=react href=/partners?form=react&widget=rooms&partner=alpin-tours&limit=3 role=tab tabindex=0: React
        a aria-selected=false data-early=filter data-value=vue href=/partners?form=vue&widget=rooms&partner=alpin-tours&limit=3 role=tab tabindex=-1: Vue
      div 'React' role=tabpanel
        p: From React 16 on. The script goes into the page once, the component wherever you need it.
        code translate=no: <script type="module" src="https://calm.example/embed/v1.js"></script>
        calm-rest.jsx
        button type=button described='calm-rest.jsx': Copy
        code translate=no: export const CalmRest = () => ( <calm-rest-rooms partner="alpin-tours" limit=…"
  `)
})
