/** The kinds of mail about a conference. */
export type Letter = 'invite' | 'move' | 'cancel'

interface Told {
  /** The name of whom the reader meets. */
  readonly other: string
  /** The day, the time and the place of the meeting, in words. */
  readonly when: string
  /** Null where there is nothing to open. */
  readonly link: string | null
}

const subjects: Readonly<Record<Letter, string>> = { invite: '', move: 'New time: ', cancel: 'Canceled: ' }

const beginnings: Readonly<Record<Letter, (other: string) => string>> = {
  invite: (other) => `Your conference with ${other} is planned:`,
  move: (other) => `Your conference with ${other} was moved. It is now:`,
  cancel: (other) => `Your conference with ${other} will not take place as planned. It was:`,
}

/** The mail that both read when they are invited to a conference. What it is about stays in Corridor. */
export function mailOfConference(letter: Letter, { other: name, when, link }: Told) {
  const other = name.replaceAll(/[\s\p{Cc}]+/gu, ' ')
  const place = when.replaceAll(/[\s\p{Cc}]+/gu, ' ')
  const calendar =
    letter === 'cancel'
      ? 'The attached file takes it out of your calendar.'
      : 'The attached file is for your calendar.'
  const way = link === null ? [] : ['You can open it here:', link]
  return {
    subject: `${subjects[letter]}Conference with ${other}`,
    text: `${['Hello,', beginnings[letter](other), place, calendar, ...way, 'Corridor'].join('\n\n')}\n`,
    action: 'See the conference',
  }
}
