import { areSingleKeysOn } from '@corridor/tools/keys/single-keys'
import { Menu } from '@mantine/core'
import { IconHelp, IconKeyboard, IconMail } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { loadChunk } from '../../loading/chunks.ts'
import { settings } from '../../settings.ts'
import bar from '../header/bar-button.module.css'
import { usePageKeys } from '../search/use-page-keys.ts'

// The list loads when somebody asks for it.
const ShortcutsDialog = lazy(() => loadChunk(() => import('./shortcuts-dialog.tsx')))

/** Where there is a keyboard, its keys; and whom to write to. “?” shows the keys from everywhere. */
export function HelpMenu() {
  const [isOpen, setOpen] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  const open = () => setOpen(true)
  const close = () => {
    setOpen(false)
    // The entry of the menu that had the focus is gone by now.
    button.current?.focus()
  }
  usePageKeys({ '?': open })
  return (
    <>
      <Menu position="bottom-end" width={232}>
        <Menu.Target>
          <button ref={button} type="button" className={bar.button} aria-label="Help" data-wide>
            <IconHelp size={20} stroke={1.8} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconKeyboard size={18} stroke={1.8} />}
            rightSection={areSingleKeysOn() && <kbd aria-hidden>?</kbd>}
            onClick={open}
          >
            Keyboard shortcuts
          </Menu.Item>
          <Menu.Item
            component="a"
            href={`mailto:${settings.supportEmail}`}
            leftSection={<IconMail size={18} stroke={1.8} />}
          >
            Write to support
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{isOpen !== undefined && <ShortcutsDialog isOpen={isOpen} onClose={close} />}</Suspense>
    </>
  )
}
