/** Evidence that an observer might have written of a shipped standard, by the level that it shows. */
export const evidenceOf: Readonly<Record<string, readonly string[]>> = {
  explain: [
    'Nobody gave a reason; answers were single words.',
    '2 of 9 students said why after a second question.',
    '4 of 6 students at the board said why; two gave the steps only.',
    'All 5 tables gave a reason, and two asked another table for theirs.',
  ],
  build: [
    'Each answer went to the teacher; nobody spoke to a classmate.',
    'S6 repeated what S2 had said, once.',
    'Three times a student began with “I want to add”.',
    'Six turns in a row without the teacher, each on the one before.',
  ],
  evidence: [
    'No line or number was named in eight minutes.',
    'S4 pointed to the page when asked where.',
    '5 of 7 answers named a line or a number.',
    'Every pair had two places marked, and said which they meant.',
  ],
  goal: [
    'Three students I asked named the page.',
    '1 of 4 students said what the lesson was about.',
    '3 of 4 students named the goal; none said how they would know.',
    'All four students I asked named the goal and showed how they would know.',
  ],
  model: [
    'Students began from the sheet; no example was shown.',
    'An answer was shown on the board without the steps.',
    'One example was done aloud; the last step was left out.',
    'One example aloud, with two decisions spoken, before anybody began.',
  ],
  check: [
    'Two students answered; the lesson went on.',
    'Thumbs were asked for; about half the class showed one.',
    'Boards went up at all but four seats.',
    'Every board went up, and the teacher looked at each row.',
  ],
  adjust: [
    'The next slide came after two wrong answers.',
    'The question was asked once more, in the same words.',
    'After the boards a second example was drawn.',
    'After the boards five students came to the front table; the rest went on.',
  ],
  routine: [
    'Materials were handed out one by one; it took six minutes.',
    'Table captains fetched the trays after two reminders.',
    'Trays were out in 90 seconds, with one reminder.',
    'Trays were out in 40 seconds; nobody was told.',
  ],
}
