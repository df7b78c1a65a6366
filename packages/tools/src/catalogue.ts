/** The eleven tool types, as light as a shell may carry them. The ids are the specification's configurations 1 to 11. */
export const catalogue = [
  { id: 1, key: 'noticing-wondering', title: 'Noticing & Wondering', isSingle: true },
  { id: 2, key: 'on-task', title: 'On Task', isSingle: true },
  { id: 3, key: 'advanced-task', title: 'Advanced Task', isSingle: true },
  { id: 4, key: 'higher-level-questioning', title: 'Higher-Level Questioning', isSingle: true },
  { id: 5, key: 'narrative-corner', title: 'Narrative Corner', isSingle: true },
  { id: 6, key: 'keeping-time', title: 'Keeping Time', isSingle: true },
  { id: 7, key: 'standard-over-time', title: 'Standard Over Time', isSingle: true },
  { id: 8, key: 'targeted-comment', title: 'Targeted Comment', isSingle: true },
  { id: 9, key: 'expanded-rubric', title: 'Expanded Rubric', isSingle: false },
  { id: 10, key: 'teacher-conference', title: 'Teacher Conference', isSingle: true },
  { id: 11, key: 'custom-look-for', title: 'Custom Look-Fors', isSingle: false },
] as const

export type ToolKey = (typeof catalogue)[number]['key']
