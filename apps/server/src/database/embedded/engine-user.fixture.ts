import { createInterface } from 'node:readline'
import { Pool } from 'pg'
import { startEngine } from './engine.ts'

/**
 * A process of its own that uses an engine. Takes statements, a line each, and answers each with a line of
 * JSON; when there are no more it leaves the engine, and must then end by itself.
 */
const [folder = ''] = process.argv.slice(2)
const engine = await startEngine({ folder })
const pool = new Pool({ ...engine.admin, database: 'postgres', max: 1 })
pool.on('error', () => {})
answer('started')

for await (const line of createInterface({ input: process.stdin })) {
  answer((await pool.query(line)).rows)
}
await pool.end()
answer(await engine.close())

function answer(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}
