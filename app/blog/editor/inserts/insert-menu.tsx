import { Menu } from '@base-ui/react/menu'
import { Plus } from 'lucide-react'
import { blockChoices, type InsertChoice } from './block-choices.ts'

/** The menu opens inside the landmark that it belongs to. */
const main = {
  get current() {
    return document.getElementById('main')
  },
}

/** The menu of the toolbar with every block but plain text; a typed slash opens the same list. */
export function InsertMenu({ onChoose }: { onChoose: (choice: InsertChoice) => void }) {
  return (
    <Menu.Root>
      <Menu.Trigger
        // The toolbar keeps the focus in the text when it is used with a mouse.
        onMouseDown={(event) => event.preventDefault()}
        className="flex h-11 shrink-0 items-center gap-1.5 rounded-field px-3 font-medium text-sm hover:bg-sunken data-popup-open:bg-sunken pointer-fine:h-8.5 pointer-fine:px-2"
      >
        <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        Insert
      </Menu.Trigger>
      <Menu.Portal container={main}>
        <Menu.Positioner sideOffset={6} align="end" className="z-30">
          {/* The chosen command moves the focus. */}
          <Menu.Popup
            finalFocus={false}
            className="max-h-[min(var(--available-height),32rem)] w-60 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-float"
          >
            {blockChoices.map(({ choice, name, Icon, keys }) => (
              <Menu.Item
                key={choice}
                onClick={() => onChoose(choice)}
                className="flex min-h-11 cursor-default items-center gap-3 rounded-field px-3 outline-none data-highlighted:bg-sunken md:min-h-10"
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                {name}
                {keys && <kbd className="ml-auto text-muted text-sm">{keys}</kbd>}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
