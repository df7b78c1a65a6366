import { readPdf } from './read-pdf.ts'

/** A place in the tree of a PDF, with what is said there. */
export interface TreeNode {
  readonly kind: string
  readonly alt: string
  readonly children: readonly TreeNode[]
  /** A node’s own marks on pages, without those of its children. */
  readonly marks: readonly string[]
  readonly text: string
}

/** What those hear who listen to a PDF: its tree, in its order, and which marks of the pages belong to none of it. */
export function readTree(bytes: Uint8Array) {
  const { things, contents, pageIds, wordsIn } = readPdf(bytes)
  const said = new Map<string, string>()
  contents.forEach((content, place) => {
    for (const { mark, inside } of marksIn(content)) said.set(`${pageIds[place]}:${mark}`, wordsIn(inside))
  })
  const heard: string[] = []
  const nodeOf = (id: number): TreeNode => {
    const words = things.get(id)?.words ?? ''
    const [whole = '', list = ''] = /\/K \[([^\]]*)\]/.exec(words) ?? []
    // A mark on another page than the first of its tag names that page itself.
    const page = /\/Pg (\d+) 0 R/.exec(words.replace(whole, ''))?.[1] ?? ''
    const parts = [...list.matchAll(/<<[^>]*\/Pg (\d+) 0 R[^>]*\/MCID (\d+)[^>]*>>|(\d+) 0 R|(\d+)/g)]
    const children: TreeNode[] = []
    const marks: string[] = []
    for (const [, elsewhere, mcid, ref, here] of parts) {
      if (ref) children.push(nodeOf(Number(ref)))
      else marks.push(elsewhere ? `${elsewhere}:${mcid}` : `${page}:${here}`)
    }
    heard.push(...marks)
    return {
      kind: /\/S \/(\w+)/.exec(words)?.[1] ?? '',
      alt: /\/Alt \(((?:\\.|[^\\)])*)\)/.exec(words)?.[1] ?? '',
      children,
      marks,
      text: [...marks.map((it) => said.get(it) ?? ''), ...children.map(({ text }) => text)].join(' ').trim(),
    }
  }
  const [root] = [...things.values()].flatMap(({ words }) =>
    /\/StructTreeRoot/.test(words) && /\/K \[(\d+) 0 R\]/.test(words)
      ? [/\/K \[(\d+) 0 R\]/.exec(words)?.[1]]
      : [],
  )
  const tree = nodeOf(Number(root))
  return { tree, heard, marked: [...said.keys()] }
}

/** Pieces of a page that carry a mark. */
function* marksIn(content: string) {
  let open: { mark: string; from: number; depth: number } | undefined
  let depth = 0
  for (const match of content.matchAll(/\/\w+ <<([^>]*)>> BDC|\/\w+ BMC|\bEMC\b/g)) {
    if (match[0] === 'EMC') {
      depth -= 1
      if (open && depth === open.depth) {
        yield { mark: open.mark, inside: content.slice(open.from, match.index) }
        open = undefined
      }
      continue
    }
    const mark = /\/MCID (\d+)/.exec(match[1] ?? '')?.[1]
    if (mark !== undefined) open = { mark, from: match.index + match[0].length, depth }
    depth += 1
  }
}

/** All places of a tree, in the order in which they are read. */
export function everyNode(node: TreeNode): TreeNode[] {
  return [node, ...node.children.flatMap(everyNode)]
}
