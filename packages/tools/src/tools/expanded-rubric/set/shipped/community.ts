import type { Written } from './written.ts'

export const community: readonly Written[] = [
  {
    title: 'Welcome and belonging',
    descriptors: [
      'A few students are greeted or called by name. Others come and go without a word.',
      'Most students are greeted. Some are included in the talk and the tasks, others stay at the edge.',
      'Each student is greeted and included. Mistakes are met with interest, and students listen to one another.',
      'Students make room for one another without being asked: they invite, thank and help across groups.',
    ],
    attributes: ['Names used', 'Mistakes welcomed', 'Students invite others'],
  },
  {
    title: 'Routines',
    descriptors: [
      'Starts, changes and clean-up wait for directions each time. Much of the lesson goes to getting ready.',
      'Some routines run by themselves. Others need reminders, and a few students wait for their materials.',
      'Students know what to do at the start, at changes and at the end. Little time is lost.',
      'Students run the routines, notice when one does not work and put it right themselves.',
    ],
    attributes: ['Materials at hand', 'Clear signal', 'Quick changes'],
  },
  {
    title: 'Agreements for working together',
    descriptors: [
      'It is not clear what the class has agreed on. Reminders go to single students, across the room.',
      'Agreements are posted or named. They are used now and then, mostly to stop something.',
      'Agreements are used in calm words, close to the student, and the work goes on.',
      'Students refer to the agreements themselves, and speak about how well their group kept them.',
    ],
    attributes: ['Calm reminders', 'Agreements named', 'Students refer to them'],
  },
  {
    title: 'Room and materials',
    descriptors: [
      'Some students cannot see, hear or reach what the task needs.',
      'Most students can see and reach what they need. The layout suits one part of the lesson.',
      'The layout fits the task, and what is on the walls and tables is in use.',
      'Students choose places, tools and references that suit their task, and put them back.',
    ],
    attributes: ['Everybody can see', 'References in use', 'Layout fits the task'],
  },
]
