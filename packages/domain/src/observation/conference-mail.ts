/** What is told of a meeting. */
export type Letter = 'invite' | 'move' | 'cancel'

interface Told {
  /** With whom. */
  readonly other: string
  /** When and where. */
  readonly when: string
  /** Null: there is nothing to open. */
  readonly link: string | null
}

const subjects: Readonly<Record<Letter, string>> = { invite: '', move: 'New time: ', cancel: 'Canceled: ' }

const beginnings: Readonly<Record<Letter, (other: string) => string>> = {
  invite: (other) => `Your conference with ${other} is planned:`,
  move: (other) => `Your conference with ${other} was moved. It is now:`,
  cancel: (other) => `Your conference with ${other} will not take place as planned. It was:`,
}

/** What both read when they are invited to meet. What it is about stays in Corridor. */
export function mailOfConference(letter: Letter, { other: name, when, link }: Told) {
  const other = name.replaceAll(/[\s\p{Cc}]+/gu, ' ')
  const place = when.replaceAll(/[\s\p{Cc}]+/gu, ' ')
  const calendar =
    letter === 'cancel'
      ? 'The attached file takes it out of your calendar.'
      : 'The attached file is for your calendar.'
  return {
    subject: `${subjects[letter]}Conference with ${other}`,
    text: [beginnings[letter](other), place, calendar, ...(link ? [`In Corridor:\n${link}`] : [])].join(
      '\n\n',
    ),
  }
}
