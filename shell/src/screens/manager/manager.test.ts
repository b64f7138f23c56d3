import { expect, it } from 'vitest'
import { renderPage } from '../../testing/page.fixture.ts'

it('shows the manager, and the ways to reach her', async () => {
  const { outline } = await renderPage('/manager')
  expect(outline()).toMatchInlineSnapshot(`
    "main tabindex=-1
      p: General Manager
      h1: Nirosha Wickramasinghe
      p: She knows the house by its sounds, and most of its guests by their first names.
      a href=/brochure: Download Hotel Brochure
      a href=/contact?about=meeting: Schedule Meeting
      section 'About her'
        h2: About her
        p: Nirosha grew up three bays to the east, the daughter of a boat builder. She began at a recept…
        p: She chose the small one. “Two hundred rooms is logistics,” she says. “Thirteen is hospitality…
      section 'Reach her directly'
        h2: Reach her directly
        li
          h3: Direct line
          a href=tel:+94775550199: +94 77 555 0199
        li
          h3: Email
          a href=mailto:manager@calmrest.example: manager@calmrest.example
        li
          h3: Office
          The veranda office, ground floor. The door is open from nine to noon.
        li
          h3: Professional network
          Circle of small hotels on the south coast
      li: 15+ years in hotel management
      li: 50M+ dollars in revenue overseen
      li: 98% guest satisfaction
      li: 200+ team members led
      p: Over her whole career, in all the houses that she has led.
      section 'Leadership philosophy'
        h2: Leadership philosophy
        A guest should never have to ask twice, and nobody on the team should have to ask permission to be kind.Nirosha WickramasingheGeneral Manager
      section 'Career highlights'
        h2: Career highlights
        li: Since 2019General Manager, Calm Rest, Mirissa
        li: 2014–2019Director of Operations of a group of six beach hotels, with a team of more than 200
        li: 2011–2014Opened and led a forty-room house within the walls of Galle Fort
        li: 2009–2011Front office manager in Colombo
        h2: Awards
        li: 2023Small Hotel Manager of the Year, Southern Province
        li: 2022Award for responsible whale tourism
        li: 2021Honoured for keeping the whole team on through the empty seasons
        li: 2020Guest choice award for service, south coast
      section 'Core services'
        h2: Core services
        li: Arrivals and personal requests
        li: Kitchen and purchasing
        li: Training and care of the team
        li: Prices and budgets
        li: Upkeep of house and garden
        li: Partnerships in the village
        h2: Certifications
        li: Certified Hotel Administrator
        li: Certified Revenue Management Executive
        li: Food Safety and Hygiene, Level 4
        li: Sustainable Tourism Management"
  `)
})
