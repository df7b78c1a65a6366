type Message =
  | { readonly changed: string }
  | { readonly wake: 'now' }
  | { readonly snapshot: true }
  | { readonly said: true }

export interface Channel {
  tell(message: Message): void
  close(): void
}

/** Connects the tabs of one browser that show one person’s work. */
export function openChannel(userId: number, hear: (message: Message) => void): Channel {
  // Safari before 15.4 has no BroadcastChannel: its tabs meet on the disc alone.
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(`corridor-device-${userId}`)
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data)
  let isOpen = true
  return {
    // A write that was under way may end after the person has left.
    tell: (message) => isOpen && channel.postMessage(message),
    close: () => {
      isOpen = false
      channel.close()
    },
  }
}
