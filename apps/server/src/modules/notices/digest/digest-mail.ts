import type { Notice } from '@corridor/contract/people/notices'
import { counted } from '@corridor/domain/words/count-words'
import type { Config } from '../../../config.ts'

const MOST_LINES = 15

/** The digest that somebody reads in the morning: who did what, and nothing that was written in an observation. */
export function digestMail(
  told: readonly Pick<Notice, 'title'>[],
  district: string,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
) {
  const lines = told.slice(0, MOST_LINES).map(({ title }) => `• ${inOneLine(title)}`)
  const more = told.length - lines.length
  const list = more > 0 ? [...lines, `and ${more} more`] : lines
  const at = (path: string) => new URL(path, PUBLIC_URL.origin).href
  return {
    action: 'See your notifications',
    subject: `Your day in Corridor: ${counted(told.length, 'notification')}`,
    text: `Hello,

This is new for you in ${inOneLine(district)}:

${list.join('\n')}

You can open ${told.length === 1 ? 'it' : 'them'} here:

${at('/notifications')}

This digest comes once on a school day, if there is something to say. In your profile you choose what is in it:

${at('/settings/profile#notifications')}

Corridor
`,
  }
}

// A text with line breaks could look like something that Corridor says.
function inOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ')
}
