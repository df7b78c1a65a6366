import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'

const { database, district } = await product()

async function aSchool() {
  const place = await district()
  const school = await place.school('Copper Ridge')
  const nameOf = () =>
    database.tenant(place.id, async ({ client }) => {
      const { rows } = await client.query('select name from schools where id = $1', [school.id])
      return rows[0].name
    })
  return { ...place, school, nameOf }
}

test('a last statement that nobody waits for is kept with the rest of its transaction', async () => {
  const { id, school, nameOf } = await aSchool()

  const answer = await database.tenant(id, async ({ client, lastly }) => {
    lastly(client.query('update schools set name = $1 where id = $2', ['Lantern Hill', school.id]))
    return 'done'
  })

  expect([answer, await nameOf()]).toEqual(['done', 'Lantern Hill'])
})

test('where a last statement fails nothing is kept, and nobody is told that it was', async () => {
  const { id, school, nameOf } = await aSchool()

  const failing = database.tenant(id, async ({ client, lastly }) => {
    await client.query('update schools set name = $1 where id = $2', ['Lantern Hill', school.id])
    lastly(client.query('select 1 / 0'))
    return 'done'
  })

  await expect(failing).rejects.toThrow('division by zero')
  expect(await nameOf()).toBe('Copper Ridge')
})

test('work that fails beside a last statement is told by its own error', async () => {
  const { id, nameOf } = await aSchool()

  const failing = database.tenant(id, async ({ client, lastly }) => {
    lastly(client.query('select 1 / 0'))
    throw new Error('never mind')
  })

  await expect(failing).rejects.toThrow('never mind')
  expect(await nameOf()).toBe('Copper Ridge')
})

test('the commit travels with the closing statements, and nothing comes after it', async () => {
  const { id, school, nameOf } = await aSchool()

  await database.tenant(id, async ({ client, closing }) => {
    const renaming = client.query('update schools set name = $1 where id = $2', ['Lantern Hill', school.id])
    await closing(renaming)
    expect(() => client.query('select name from schools')).toThrow('after the end of its transaction')
  })

  expect(await nameOf()).toBe('Lantern Hill')
})

test('where a closing statement fails nothing is kept, and the connection serves the next transaction', async () => {
  const { id, school, nameOf } = await aSchool()

  const failing = database.tenant(id, async ({ client, closing }) => {
    await client.query('update schools set name = $1 where id = $2', ['Lantern Hill', school.id])
    return closing(client.query('select 1 / 0'))
  })

  await expect(failing).rejects.toThrow('division by zero')
  expect(await nameOf()).toBe('Copper Ridge')
})
