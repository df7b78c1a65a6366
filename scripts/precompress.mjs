import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const LEAST_BYTES = 1000
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a .br and a .gz beside every text file, so that the server never compresses a page. */
export async function precompress(folder) {
  const paths = await readdir(folder, { recursive: true })
  await Promise.all(paths.filter(isText).map((path) => compress(join(folder, path))))
}

function isText(path) {
  // The page is filled in by the server for every installation.
  return path !== 'index.html' && /\.(js|css|svg|html|json|webmanifest)$/.test(path)
}

async function compress(file) {
  const content = await readFile(file)
  if (content.length < LEAST_BYTES) return
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${file}.br`, await brotli(content, { params: quality }))
  await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }))
}
