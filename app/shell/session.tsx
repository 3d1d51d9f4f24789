import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type {
  AcceptedInvitation,
  NewAccount,
  Session as SignedIn,
  User,
} from '#app/accounts/account.ts'
import { ApiError, api, NetworkError, onSessionRefused } from '#app/ui/browser/api-client.ts'
import { forgetPerson } from '#app/ui/browser/browser-storage.ts'
import {
  onTokenChangedElsewhere,
  removeToken,
  storedToken,
  storeToken,
} from '#app/ui/browser/session-token.ts'
import { notifyPreferences } from './preferences/preferences.ts'

type State = {
  user: User | null
  /** `unreachable`: a token is stored, but the server could not be asked whose it is. */
  phase: 'loading' | 'known' | 'unreachable'
  /** The server refused the token of a person who was signed in. */
  expired: boolean
}

type Actions = {
  /** Returns the user who is now signed in. Throws what the API client throws. */
  signIn(credentials: { email: string; password: string; code?: string }): Promise<User>
  register(account: NewAccount): Promise<User>
  /** Accepts an invitation. */
  accept(invitation: AcceptedInvitation): Promise<User>
  signOut(): Promise<void>
  /** For a deleted account: ends the session and removes everything that the browser stores of the person. */
  forget(): void
  /** Loads the profile again. */
  reload(): Promise<void>
}

type Session = Actions & {
  user: User | null
  /** True until it is known who is signed in; always true on the server. */
  loading: boolean
  isAuthenticated: boolean
  expired: boolean
  unreachable: boolean
}

/** Delay (ms) after signing in before the profile is loaded. */
const profileDelay = 100

const SessionContext = createContext<Session | null>(null)

/** Who is signed in, and the functions that change that. Known in the browser only. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider around it')
  return session
}

/** Provides the session to everything inside; the profile is loaded once, if a token is stored. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ user: null, phase: 'loading', expired: false })
  const actions = useActions(setState)
  useEffect(() => {
    actions.reload()
    const refuse = () => setState(({ user, expired }) => ended(user !== null || expired))
    const stops = [
      onSessionRefused(refuse),
      onTokenChangedElsewhere(() => (storedToken() ? actions.reload() : refuse())),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [actions])
  const { user, phase, expired } = state
  const session = useMemo(
    () => ({
      ...actions,
      user,
      expired,
      loading: phase === 'loading',
      unreachable: phase === 'unreachable',
      isAuthenticated: user !== null,
    }),
    [actions, user, phase, expired],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

type SetState = (change: State | ((state: State) => State)) => void

function useActions(setState: SetState): Actions {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(() => {
    const reload = () => loadProfile(setState)
    const enter = async (path: string, body: unknown, delay: number) => {
      try {
        const { token, user } = await api.post<SignedIn>(path, body, { anonymous: true })
        storeToken(token)
        setState(known(user))
        clearTimeout(timer.current)
        timer.current = setTimeout(reload, delay)
        return user
      } catch (error) {
        removeToken()
        setState((state) => ({ ...state, user: null, phase: 'known' }))
        throw error
      }
    }
    return {
      reload,
      signIn: (credentials) => enter('/auth/login', credentials, profileDelay),
      register: (account) => enter('/auth/register', account, 0),
      accept: (invitation) => enter('/auth/accept', invitation, 0),
      forget() {
        clearTimeout(timer.current)
        removeToken()
        forgetPerson()
        notifyPreferences()
        setState(ended(false))
      },
      async signOut() {
        clearTimeout(timer.current)
        // Reads the token before it is removed below.
        const ending = api.post('/auth/logout', undefined, { leaving: true })
        removeToken()
        setState(ended(false))
        await ending.catch((error) => console.warn('The server was not told of signing out', error))
      },
    }
  }, [setState])
}

async function loadProfile(setState: SetState): Promise<void> {
  const token = storedToken()
  if (!token) return setState(ended(false))
  try {
    const user = await api.get<User>('/auth')
    if (storedToken() === token) setState(known(user))
  } catch (error) {
    // Another token has been stored meanwhile, or the token was refused, which the listener handles.
    if (storedToken() !== token) return
    if (isOutage(error)) {
      setState((state) => (state.user ? state : { ...state, phase: 'unreachable' }))
      return
    }
    removeToken()
    setState(ended(false))
  }
}

const known = (user: User): State => ({ user, phase: 'known', expired: false })

const ended = (expired: boolean): State => ({ user: null, phase: 'known', expired })

/** The network failed, or a proxy reports that the server is down. */
const isOutage = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof ApiError && [502, 503, 504].includes(error.status))
