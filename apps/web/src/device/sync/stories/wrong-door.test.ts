import { expect, test } from 'vitest'
import { anObservationDocument } from '../../../testing/samples/sample-observations.ts'
import { mergeDocuments } from '../../store/reconcile.ts'

const author = { by: 'Marisol Okafor', at: '2026-10-22T15:30:00.000Z' }
const base = anObservationDocument()
const { educator: _, ...whom } = base
const ruth = {
  ...base,
  educatorId: 31,
  educator: { name: 'Ruth Feldman', grades: '6', subject: '', room: '12' },
}
const tess = { ...base, educatorId: 32, educator: { name: 'Tess Ito', grades: '7', subject: '', room: '14' } }
const as = (it: object) => anObservationDocument(it)

/** An observation of an educator met at the door, before and after the server has listed them. */
const met = as({ ...whom, educatorId: null, provisional: { name: 'Nell Arroyo', room: '9' } })
const listed = as({ ...met, educatorId: 77 })

test('the device that was at the wrong door says whom the visit was to', () => {
  const typed = as({ ...base, privateNotes: 'Groups of four.' })

  expect(mergeDocuments(base, as(ruth), typed, author)).toEqual(
    as({ ...ruth, privateNotes: 'Groups of four.' }),
  )
  expect(mergeDocuments(base, typed, as(ruth), author)).toEqual(
    as({ ...ruth, privateNotes: 'Groups of four.' }),
  )
})

test('where two devices name two educators, the visit is to one of them as a whole, and nothing clashes', () => {
  const merged = mergeDocuments(base, as(ruth), as(tess), author)

  expect(merged).toEqual(as(tess))
  expect(merged.conflicts).toEqual([])
})

test('an educator met at the door whom the server has listed since does not take the place of the right one', () => {
  expect(mergeDocuments(met, as({ ...met, ...ruth, provisional: null }), listed, author)).toMatchObject({
    educatorId: 31,
    provisional: null,
    educator: { name: 'Ruth Feldman' },
    conflicts: [],
  })
  expect(mergeDocuments(met, as({ ...met, privateNotes: 'Begun.' }), listed, author)).toMatchObject({
    educatorId: 77,
    privateNotes: 'Begun.',
  })
})
