import { Toast } from '@base-ui/react/toast'
import { CheckIcon, CloseIcon } from './icons.tsx'
import { joinClasses } from './join-classes.ts'

const manager = Toast.createToastManager()

/** How long a good message stays, in ms; errors stay until they are closed. */
const shownFor = 3000

/** A toast with an action stays longer, so that the action can be reached, also by keyboard. */
const actionShownFor = 8000

type ToastAction = { label: string; run: () => void }

/** Tells the person in a toast that something worked, and offers at most one thing to do about it. */
export function showToast(text: string, action?: ToastAction): void {
  const id = manager.add({
    title: text,
    timeout: action ? actionShownFor : shownFor,
    actionProps: action && {
      children: action.label,
      onClick() {
        manager.close(id)
        action.run()
      },
    },
  })
}

/** Tells the person in a toast that something failed; it stays until it is closed. */
export function showErrorToast(text: string): void {
  manager.add({ title: text, type: 'error', timeout: 0 })
}

/**
 * Where toasts appear: top right, at most three, paused while one is hovered or focused (F6 leads
 * there). Only for screens behind sign-in and what loads late: its package is too heavy for others.
 */
export function ToastArea() {
  return (
    <Toast.Provider toastManager={manager} limit={3} timeout={shownFor}>
      <Toast.Portal>
        <Toast.Viewport className="fixed top-4 right-4 left-4 z-50 flex flex-col items-end gap-3 sm:left-auto sm:w-96">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** The region round them is read out as it changes: a dialog of its own for each says no more. */
const plainRoles = {
  role: 'group',
  tabIndex: -1,
  'aria-modal': undefined,
  'aria-labelledby': undefined,
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['right', 'up']}
      {...plainRoles}
      className="w-full animate-enter rounded-card border border-line bg-surface shadow-float transition-opacity data-ending-style:opacity-0 data-limited:hidden"
    >
      <Toast.Content className="flex items-start gap-3 p-2 pl-4">
        <span
          className={joinClasses('mt-2', toast.type === 'error' ? 'text-danger' : 'text-leaf')}
          aria-hidden="true"
        >
          {toast.type === 'error' ? <ErrorMark /> : <CheckIcon />}
        </span>
        <Toast.Title className="min-w-0 grow py-2 font-medium leading-6" render={<p />} />
        <Toast.Action className="min-h-10 shrink-0 rounded-field px-3 font-semibold text-accent hover:bg-sunken" />
        <Toast.Close
          aria-label="Close"
          aria-hidden={undefined}
          className="grid size-10 shrink-0 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink"
        >
          <CloseIcon />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

function ErrorMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor">
      <title>Error</title>
      <circle cx="10" cy="10" r="8" strokeWidth="1.75" />
      <path d="M10 6v4.5m0 3v.01" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
