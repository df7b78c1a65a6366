import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Catalogue, usualCatalogue } from '@corridor/domain/plan/catalogue'
import * as z from 'zod'

const words = z.string().trim().min(1).max(120)

const BillingFile = z.strictObject({
  catalogue: z.optional(Catalogue),
  /** The letterhead of quotes and invoices. */
  letterhead: z.strictObject({ name: words, lines: z.array(words).max(6).default([]) }).optional(),
  /** How to pay, as the foot of an invoice says it. */
  howToPay: z.array(z.string().trim().min(1).max(200)).max(8).optional(),
  supportEmail: z.email().optional(),
  w9: z.string().min(1).optional(),
  dataAgreement: z.string().min(1).optional(),
})

/** The vendor's side of every quote and invoice. */
export interface BillingSettings {
  readonly catalogue: Catalogue
  readonly letterhead: { readonly name: string; readonly lines: readonly string[] }
  readonly howToPay: readonly string[]
  readonly supportEmail: string
  /** PDFs that districts ask vendors for. They are read once, at the start. */
  readonly vendorFiles: ReadonlyMap<VendorFileName, Buffer>
}

type VendorFileName = 'w9' | 'data-agreement'

/** Reads the billing settings. Throws a sentence that names the file and what is wrong with it. */
export function readBillingSettings(path: string | undefined, supportEmail: string): BillingSettings {
  const given = path === undefined ? {} : parsed(path)
  const { catalogue = usualCatalogue, letterhead = { name: 'Corridor', lines: [] } } = given
  const vendorFiles = new Map<VendorFileName, Buffer>()
  for (const [name, file] of [
    ['w9', given.w9],
    ['data-agreement', given.dataAgreement],
  ] as const)
    if (path !== undefined && file !== undefined) vendorFiles.set(name, pdfAt(resolve(dirname(path), file)))
  return {
    catalogue,
    letterhead,
    howToPay: given.howToPay ?? [],
    supportEmail: given.supportEmail ?? supportEmail,
    vendorFiles,
  }
}

function parsed(path: string): z.infer<typeof BillingFile> {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error(`BILLING_FILE: ${path} cannot be read as JSON.`)
  }
  const { success, data, error } = BillingFile.safeParse(json)
  if (success) return data
  const [issue] = error.issues
  throw new Error(`BILLING_FILE: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`)
}

function pdfAt(path: string): Buffer {
  let content: Buffer | undefined
  try {
    content = readFileSync(path)
  } catch {}
  if (content?.toString('latin1', 0, 5) !== '%PDF-')
    throw new Error(`BILLING_FILE names ${path}, which is not a PDF that can be read.`)
  return content
}
