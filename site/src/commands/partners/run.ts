import type { PartnerRecord, Partners } from '@calm-rest/api/partners'
import type { Answer } from '@calm-rest/command'
import type { PartnersCommand } from './arguments.ts'
import { statementCsv } from './csv.ts'
import { listWords, partnerWords, statementWords } from './words.ts'

interface Surroundings {
  partners: Partners
  /** Throws where it is not wanted after all. */
  confirm: (question: string) => Promise<void>
}

const about = (partner: PartnerRecord, done?: string): Answer => ({
  text: [...(done === undefined ? [] : [done]), partnerWords(partner)].join('\n'),
  json: { partner },
})

export const run = async (command: PartnersCommand, { partners, confirm }: Surroundings): Promise<Answer> => {
  const sure = async (question: string) => {
    if (!command.yes) await confirm(question)
  }
  switch (command.name) {
    case 'add': {
      const { id, partnerName: name, origins } = command
      return about(await partners.add({ id, name, origins }), `added ${id}`)
    }
    case 'list': {
      const all = await partners.list()
      return { text: listWords(all), json: { partners: all } }
    }
    case 'show':
      return about(await partners.find(command.id))
    case 'rotate': {
      const { origins } = await partners.find(command.id)
      await sure(`Take no more bookings from ${origins.join(' and ') || 'nowhere'}?`)
      return about(await partners.rotate(command.id, command.origins), `rotated ${command.id}`)
    }
    case 'remove': {
      const { name } = await partners.find(command.id)
      await sure(`Take no more bookings through ${name}?`)
      return about(await partners.remove(command.id), `removed ${command.id}`)
    }
    case 'statement': {
      const statement = await partners.statement(command.id, command.month)
      const text = command.csv ? statementCsv(statement) : statementWords(statement)
      return { text, json: { statement } }
    }
  }
}
