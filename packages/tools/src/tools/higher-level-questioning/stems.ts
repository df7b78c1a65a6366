import type { Level } from './levels.ts'

/** Stems that observers hear often. Districts change them. */
export const usualStems: Readonly<Partial<Record<Level, string[]>>> = {
  remember: ['What is …?', 'Where did we see …?', 'Who can name …?'],
  understand: ['How is … different from …?', 'What does … mean in your own words?'],
  apply: ['How would you use … here?', 'What happens if we try … on this one?'],
  analyze: ['Why do you think …?', 'What in the text shows …?', 'Which parts belong together?'],
  evaluate: ['Which way works better here, and why?', 'How sure are you of …?'],
  create: ['How could we build …?', 'What would you change so that …?'],
  'dok-1': ['What is …?', 'Where does it say …?'],
  'dok-2': ['How are … and … alike?', 'Which steps did you take?'],
  'dok-3': ['Why do you think …?', 'What supports that?'],
  'dok-4': ['How could we find out over time …?', 'Where else does this idea show up?'],
  low: ['What is …?', 'Who remembers …?'],
  high: ['Why do you think …?', 'How could we find out …?'],
}
