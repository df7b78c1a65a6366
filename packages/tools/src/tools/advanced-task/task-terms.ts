/** The scales by which a district names what a task asks for. */
export const demandScales = ['dok', 'bloom'] as const
export type DemandScale = (typeof demandScales)[number]

const dok = ['dok-1', 'dok-2', 'dok-3', 'dok-4'] as const
const bloom = ['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create'] as const

export const demands = [...dok, ...bloom] as const
export type Demand = (typeof demands)[number]

export const demandsOf: Readonly<Record<DemandScale, readonly Demand[]>> = { dok, bloom }

export const demandScaleTitles: Readonly<Record<DemandScale, string>> = {
  dok: 'Four levels of demand (DOK)',
  bloom: 'Six levels, from Remember to Create',
}

export const demandTitles: Readonly<Record<Demand, string>> = {
  'dok-1': '1 Recall',
  'dok-2': '2 Skill',
  'dok-3': '3 Strategic',
  'dok-4': '4 Extended',
  remember: 'Remember',
  understand: 'Understand',
  apply: 'Apply',
  analyze: 'Analyze',
  evaluate: 'Evaluate',
  create: 'Create',
}

export const sources = ['assigned', 'by-need', 'choice'] as const
export type Source = (typeof sources)[number]

export const sourceTitles: Readonly<Record<Source, string>> = {
  assigned: 'Assigned',
  'by-need': 'By need',
  choice: 'Choice',
}

export const settings = ['whole-group', 'small-group', 'independent'] as const
export type Setting = (typeof settings)[number]

export const settingTitles: Readonly<Record<Setting, string>> = {
  'whole-group': 'Whole group',
  'small-group': 'Small group',
  independent: 'Independent',
}
