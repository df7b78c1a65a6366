const doing = /^(removing|taking|sharing|signing|asking|going on with|what became of)\s+/
const article = /^(an?|the)\s+/
const rest = /\s+(of|for|in|into|off|on|to|with|about|taken|removed|cleared|started|detail|restored)(\s.*)?$/

/** A short name for an undo button: “evidence” for “evidence for 2b”, “step” for “removing a step”. */
export function shortly(did: string): string {
  const bare = did.replace(doing, '').replace(article, '')
  return bare.replace(rest, '')
}
