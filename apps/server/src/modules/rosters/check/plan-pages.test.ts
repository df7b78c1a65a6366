import { contract } from '@corridor/contract/contract'
import type { PlanKind } from '@corridor/domain/roster/plan/roster-plan'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { makePlace } from '../../educators/test-place.ts'
import { bundleOf } from '../read/test-files.ts'
import { importing } from '../test-rosters.ts'

test('a fault says where it is: the file of a bundle, the row there and the column, also in the CSV', async () => {
  const made = await product()
  const { admin, id: districtId } = await makePlace(made)
  const at = importing(made.services, admin, districtId)
  const users = ['sourcedId', 'enabledUser', 'givenName', 'familyName', 'email']
  const bundle = bundleOf({
    'manifest.csv': [
      ['propertyName', 'value'],
      ['oneroster.version', '1.2'],
    ],
    'orgs.csv': [
      ['sourcedId', 'name', 'type'],
      ['S-1', 'Copper Ridge', 'school'],
      ['S-9', 'Elsewhere', 'school'],
      ['D', 'The district', 'district'],
    ],
    'users.csv': [
      users,
      ['T-1', 'true', 'Ada', 'Ruiz', 'ada@example'],
      ['T-2', 'true', 'Bo', 'Lee', 'bo@example.test'],
      ['T-3', 'true', 'Cy', 'Nolan', 'cy@example.test'],
    ],
    'roles.csv': [
      ['userSourcedId', 'roleType', 'role', 'orgSourcedId'],
      ['T-3', 'primary', 'teacher', 'D'],
      ['T-2', 'primary', 'teacher', 'S-1'],
      ['T-2', 'secondary', 'teacher', 'S-9'],
      ['T-1', 'primary', 'teacher', 'S-1'],
    ],
  })
  const places = async (file: readonly string[] | Buffer) => {
    const { items } = await at.planned(await at.checked(file), 'fault')
    return items.flatMap((it) => it.faults.map(({ file, row, column, says }) => [file, row, column, says]))
  }
  expect(await places(bundle)).toEqual([
    ['users.csv', 2, 'email', 'ada@example'],
    ['roles.csv', 4, 'orgSourcedId', 'Elsewhere'],
    ['roles.csv', 2, 'orgSourcedId', 'D'],
  ])
  // One person in two rows: the school that nobody knows is named by the second.
  const two = ['Id,Name,School,Hired on', 'T-1,Ada Ruiz,Copper Ridge,', 'T-1,Ada Ruiz,CRMS,soon']
  expect(await places(two)).toEqual([
    ['staff.csv', 3, 'Hired on', 'soon'],
    ['staff.csv', 3, 'School', 'CRMS'],
  ])
  const { id } = await at.checked(bundle)
  const { body } = await admin.call(contract.rosterImports.sheet, {
    params: { importId: id },
    query: { kind: 'fault' },
  })
  expect(Buffer.from(body as Uint8Array).toString()).toContain(
    'Row with faults,roles.csv,4,Bo Lee,T-2,bo@example.test,orgSourcedId,Elsewhere,,',
  )
})

test('who leaves and who stays as they are is told with their schools', async () => {
  const made = await product()
  const { admin, educator, hill, id, ridge, rows } = await makePlace(made)
  const at = importing(made.services, admin, id)
  const [stays, goes] = [await educator(ridge.id, 'Ivy Chen'), await educator(hill.id, 'Leo Brandt')]
  await rows(`update educators set external_id = 'T-' || id`)
  await rows(`insert into educator_assignments (district_id, educator_id, school_id, starts_on, ends_on)
    values (${id}, ${goes.id}, ${ridge.id}, '2020-08-17', '2024-05-31')`)

  const it = await at.checked([
    'Id,Name,School',
    `T-${stays.id},Ivy Chen,Copper Ridge`,
    'T-0,Bo Lee,Lantern Hill',
  ])
  const told = async (kind: PlanKind) =>
    (await at.planned(it, kind)).items.map(({ name, schools }) => [name, schools])

  expect(await told('unchanged')).toEqual([['Ivy Chen', ['Copper Ridge']]])
  expect(await told('leaving')).toEqual([['Leo Brandt', ['Lantern Hill']]])
})
