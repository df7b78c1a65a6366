import type { Kind } from './kinds.ts'

interface Prompt {
  readonly id: string
  readonly text: string
}

/** The usual agendas, in the order in which people think it through: what is, what should be, what next. */
export const usualAgendas: Readonly<Record<Kind, readonly Prompt[]>> = {
  pre: prompts('pre', [
    'What will students be working on, and what came just before it?',
    'What do you hope I will see them do?',
    'What are you trying out, or not sure about?',
    'What should I write down for you?',
    'When do we talk about it?',
  ]),
  post: prompts('post', [
    'Is this what you thought was happening?',
    'Is a change indicated?',
    'What will you change?',
    'How can I support you?',
    'When do we measure again?',
  ]),
  goal: prompts('goal', [
    'What do you want students to do more often, or better?',
    'How would we both notice it?',
    'Where does it stand now?',
    'What will you try first?',
    'How can I support you?',
  ]),
  'check-in': prompts('check-in', [
    'What has happened since we last talked?',
    'What worked, and how do you know?',
    'What got in the way?',
    'What is next?',
  ]),
}

function prompts(kind: Kind, texts: readonly string[]): Prompt[] {
  return texts.map((text, index) => ({ id: `${kind}-${index + 1}`, text }))
}
