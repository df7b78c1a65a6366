/** The parts of React’s fiber that are read here. */
interface Fiber {
  readonly type: unknown
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

// React’s own flag for “its function was called”.
const PERFORMED_WORK = 1
let drawn: string[] | undefined

/** The names of the components that React draws while something is done, each as often as it is drawn. */
export async function drawnDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
  const names: string[] = []
  drawn = names
  await work()
  drawn = undefined
  return names
}

// React looks for such a hook once, while it loads: the setup imports this file before it.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => {},
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => drawn && note(root.current, drawn),
  },
})

function note(first: Fiber, into: string[]) {
  for (let it: Fiber | null = first; it; it = it.sibling) {
    if ((it.flags & PERFORMED_WORK) !== 0) into.push(nameOf(it.type))
    // Children that React has not looked at are the very same objects as before.
    if (it.child && it.child !== it.alternate?.child) note(it.child, into)
  }
}

/** The name of a component; icons are wrapped functions. */
function nameOf(type: unknown): string {
  return typeof type === 'function' ? type.name : 'Icon'
}
