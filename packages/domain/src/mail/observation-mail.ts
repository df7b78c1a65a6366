import { aSent, sentNoun } from '../observation/record-words.ts'
import { capital } from '../words/capital.ts'
import { counted } from '../words/count-words.ts'

/** How many days a mailed link opens what was sent. */
export const RECORD_LINK_DAYS = 30

interface Told {
  readonly toolTypeId: number
  readonly by: string
  readonly school: string
  readonly link: string
  /** The last day of a link that opens with a code, in words; absent where one signs in. */
  readonly until?: string
}

interface ToldOfSending extends Told {
  /** How many observations of one visit go out together. */
  readonly count: number
}

/** The mail to the educator and colleagues, which the observer sees beforehand. What was written stays in Corridor. */
export function mailOfObservation(
  { toolTypeId, by: name, school, count, ...way }: ToldOfSending,
  isEducator: boolean,
) {
  const [by, where] = [inOneLine(name), inOneLine(school)]
  const isOne = count === 1
  const many = counted(count, 'observation')
  const [what, it] = isOne ? [aSent(toolTypeId), 'it'] : [`${many} of one visit`, 'them']
  return {
    subject: isOne ? `${capital(aSent(toolTypeId))} from ${by}` : `${many} from ${by}`,
    text: letter(
      isEducator
        ? `${by} sent you ${what} from ${where}. You can read ${it}, say that you have read ${it}, and reply:`
        : `${by} shared ${what} from ${where} with you. You can read ${it} here:`,
      way,
      it,
    ),
    action: isOne ? `Read the ${sentNoun(toolTypeId)}` : 'Read the observations',
  }
}

/** The code that opens what a record link was mailed for. */
export function mailOfRecordCode({ code, district }: { readonly code: string; readonly district: string }) {
  const text = `Hello,

${code} is your code to open what ${inOneLine(district)} sent you. It works for 10 minutes, on the page that asked for it.

If you did not ask for a code, you do not have to do anything. Do not pass it on.

Corridor
`
  return { subject: `${code} is your Corridor code`, text }
}

/** The mail to the educator and the observer when a sent observation is opened again. The reason stays in Corridor. */
export function mailOfReopening({ toolTypeId, by: name, school, ...way }: Told, isEducator: boolean) {
  const [by, where] = [inOneLine(name), inOneLine(school)]
  const what = isEducator
    ? `${by} opened ${aSent(toolTypeId)} from ${where} again to change it. The copy you have stays, and you get a new one when it is sent again. You can see why here:`
    : `${by} opened your ${sentNoun(toolTypeId)} from ${where} again. You can see why here, change it, and send it anew:`
  const subject = isEducator
    ? `${capital(aSent(toolTypeId))} you have is being changed`
    : `Your ${sentNoun(toolTypeId)} was opened again`
  return { subject, text: letter(what, way), action: 'See why' }
}

/** The mail to the educator when something is asked of them ahead. What is asked stays in Corridor. */
export function mailOfQuestion({ by: name, school, ...way }: Omit<Told, 'toolTypeId'>) {
  const by = inOneLine(name)
  const what = `${by} from ${inOneLine(school)} asks you something in advance. You can answer here:`
  return { subject: `${by} asks you something`, text: letter(what, way), action: 'Answer' }
}

/** The one mail that reminds the educator of what they have neither read nor answered. */
export function mailOfWaiting({ toolTypeId, by: name, school, ...way }: Told) {
  const by = inOneLine(name)
  const sent = capital(aSent(toolTypeId))
  const what = `${sent} from ${by}, ${inOneLine(school)}, waits for you. You can read it, say that you have read it, and reply. You are reminded this once:`
  return {
    subject: `${sent} from ${by} waits for you`,
    text: letter(what, way),
    action: `Read the ${sentNoun(toolTypeId)}`,
  }
}

/** The mail to the observer when the educator asks to meet. */
export function mailOfMeeting({ toolTypeId, by: name, school, ...way }: Told) {
  const by = inOneLine(name)
  const what = `${by} asks to meet about your ${sentNoun(toolTypeId)} from ${inOneLine(school)}. You can read it here:`
  return { subject: `${by} asks to meet`, text: letter(what, way), action: 'Read it' }
}

/** The mail to the educator when the observer answers a reply. */
export function mailOfResponse({ toolTypeId, by: name, school, ...way }: Told) {
  const by = inOneLine(name)
  const what = `${by} answered your reply to ${aSent(toolTypeId)} from ${inOneLine(school)}. You can read it here:`
  return { subject: `${by} answered you`, text: letter(what, way), action: 'Read the answer' }
}

/** The mail to the observer when a planned sending was refused. The reason stays in Corridor. */
export function mailOfUnsent(link: string) {
  const what =
    'An observation that you planned to send did not go out, and nobody got it. You can see why here, and what you can do:'
  return { subject: 'A planned observation was not sent', text: letter(what, { link }), action: 'See why' }
}

/** The mail to the observer when the educator replies. */
export function mailOfReply({ toolTypeId, by: name, school, ...way }: Told) {
  const by = inOneLine(name)
  const what = `${by} replied to your ${sentNoun(toolTypeId)} from ${inOneLine(school)}. You can read it here:`
  return { subject: `${by} replied`, text: letter(what, way), action: 'Read the reply' }
}

// A name with line breaks could look like something that Corridor says.
function inOneLine(name: string): string {
  return name.replaceAll(/[\s\p{Cc}]+/gu, ' ')
}

// Whoever has the mail of a link still needs a code, which goes to the same address.
const openedBy = ({ until }: Pick<Told, 'until'>, it: string) =>
  until
    ? `You need no account: the page emails you a code that opens ${it}. The link works until ${until} and is meant for you alone.`
    : `You sign in to open ${it}.`

const letter = (what: string, way: Pick<Told, 'link' | 'until'>, it = 'it') => `Hello,

${what}

${way.link}

${openedBy(way, it)}

Corridor
`
