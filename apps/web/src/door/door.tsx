import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'

/** The way between pages, for all that capture screens show: the light door gives it, and so does the data router. */
export interface Door {
  /** Path and query of the page shown. */
  readonly address: string
  /** Resolves when the page is there, or when another navigation has overtaken this one. */
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => Promise<void>
  /** Asks anew who may stay on the page, and for the data it shows. */
  readonly revalidate: () => Promise<void>
}

const DoorContext = createContext<Door | undefined>(undefined)

export const DoorProvider = DoorContext.Provider

export function useDoor(): Door {
  const door = useContext(DoorContext)
  if (!door) throw new Error('There is no door round this part of the page.')
  return door
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly to: string
  readonly replace?: boolean
}

export function Link({ to, replace, onClick, ...rest }: LinkProps) {
  const { address, navigate } = useDoor()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForTheBrowser(event)) return
    event.preventDefault()
    // A second tap on the link to this page adds nothing to the history.
    void navigate(to, { replace: replace ?? to === address })
  }
  return <a {...rest} href={to} onClick={follow} />
}

/** Whether the browser handles the click: into another tab or window, or as a download. */
function isForTheBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey
}
