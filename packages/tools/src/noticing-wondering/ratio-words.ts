import { counted } from '@corridor/domain/count-words'

interface Fact {
  readonly label: string
  readonly value: string
  readonly note: string
}

/** «For each wondering: 1.5 noticings». Of the fewer there is one, and of none there is no ratio. */
export function ratioOf(noticings: number, wonderings: number): Fact[] {
  if (noticings + wonderings === 0) return []
  const [many, few] =
    noticings >= wonderings
      ? [
          { one: 'noticing', n: noticings },
          { one: 'wondering', n: wonderings },
        ]
      : [
          { one: 'wondering', n: wonderings },
          { one: 'noticing', n: noticings },
        ]
  return [
    {
      label: `For each ${few.one}`,
      value: few.n === 0 ? `No ${few.one}` : counted(Math.round((10 * many.n) / few.n) / 10, many.one),
      note: `${counted(noticings, 'noticing')}, ${counted(wonderings, 'wondering')}`,
    },
  ]
}
