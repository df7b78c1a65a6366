import type { Samples } from '@corridor/tools/definition/samples'

const mark = (number: number) => ({
  id: `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`,
  at: `2026-10-22T16:1${number}:00.000Z`,
})

const samples: Samples = {
  1: { nothing: { marks: [] }, 'three hands': { marks: [mark(1), mark(2), mark(3)] } },
}

export default samples
