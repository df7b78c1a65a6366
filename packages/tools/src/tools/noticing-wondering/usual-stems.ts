import type { Stem } from './noticing-wondering.shape.ts'

/** Stems that keep an observer to what was seen and heard. Dots are where words go. */
export const usualStems = (): Stem[] => [
  { id: 'saw-of', column: 'noticing', text: 'I saw … of …' },
  { id: 'heard', column: 'noticing', text: 'I heard …' },
  { id: 'noticed-students', column: 'noticing', text: 'I noticed students …' },
  { id: 'teacher-asked', column: 'noticing', text: 'The teacher asked …' },
  { id: 'in-the-room', column: 'noticing', text: 'In the room there is …' },
  { id: 'wonder-how', column: 'wondering', text: 'I wonder how …' },
  { id: 'wonder-what', column: 'wondering', text: 'I wonder what …' },
  { id: 'what-if', column: 'wondering', text: 'What might happen if …' },
  { id: 'how-decide', column: 'wondering', text: 'How do students decide …' },
]
