interface Told {
  readonly by: string
  readonly school: string
  readonly link: string
}

/** What the educator and colleagues read, and the observer sees beforehand. What was written stays in Corridor. */
export function mailOfObservation({ by: name, school, link }: Told, isEducator: boolean) {
  const [by, where] = [inOneLine(name), inOneLine(school)]
  const what = isEducator
    ? `${by} sent you an observation from ${where}. You can read it, say that you have read it, and reply:`
    : `${by} shared an observation from ${where} with you. You can read it here:`
  return { subject: `An observation from ${by}`, text: letter(what, link) }
}

/** What the educator and the observer read when what was sent is opened again. Why stays in Corridor. */
export function mailOfReopening({ by: name, school, link }: Told, isEducator: boolean) {
  const [by, where] = [inOneLine(name), inOneLine(school)]
  const what = isEducator
    ? `${by} opened an observation from ${where} again to change it. The copy you have stays, and you get a new one when it is sent again. You can see why here:`
    : `${by} opened your observation from ${where} again. You can see why here, change it, and send it anew:`
  const subject = isEducator
    ? 'An observation you have is being changed'
    : 'Your observation was opened again'
  return { subject, text: letter(what, link) }
}

/** What the educator reads when something is asked of them ahead. What is asked stays in Corridor. */
export function mailOfQuestion({ by: name, school, link }: Told) {
  const by = inOneLine(name)
  const what = `${by} from ${inOneLine(school)} asks you something in advance. You can answer here:`
  return { subject: `${by} asks you something`, text: letter(what, link) }
}

/** What the observer reads when the educator asks to meet. */
export function mailOfMeeting({ by: name, school, link }: Told) {
  const by = inOneLine(name)
  const what = `${by} asks to meet about your observation from ${inOneLine(school)}. You can read it here:`
  return { subject: `${by} asks to meet`, text: letter(what, link) }
}

/** What the educator reads when the observer answers a reply. */
export function mailOfResponse({ by: name, school, link }: Told) {
  const by = inOneLine(name)
  const what = `${by} answered your reply to an observation from ${inOneLine(school)}. You can read it here:`
  return { subject: `${by} answered you`, text: letter(what, link) }
}

/** What the observer reads when something that they planned to send was refused. Why stays in Corridor. */
export function mailOfUnsent(link: string) {
  const what =
    'An observation that you planned to send did not go out, and nobody got it. You can see why here, and send it:'
  return { subject: 'A planned observation was not sent', text: letter(what, link) }
}

/** What the observer reads. */
export function mailOfReply({ by: name, school, link }: Told) {
  const by = inOneLine(name)
  const what = `${by} replied to your observation from ${inOneLine(school)}. You can read it here:`
  return { subject: `${by} replied`, text: letter(what, link) }
}

// A line of its own could look like something that Corridor says.
function inOneLine(name: string): string {
  return name.replaceAll(/[\s\p{Cc}]+/gu, ' ')
}

const letter = (what: string, link: string) => `Hello,

${what}

${link}

You sign in to open it.

Corridor
`
