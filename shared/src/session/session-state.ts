import { cachedAtom } from '../api/cached-atom';
import type { SupportSession } from '../contract/auth';
import type { Profile } from '../contract/billing';
import { atom, useStored } from '../store';

/** Who is signed in (SS-02). */
export interface SessionUser extends Pick<
  Profile,
  'first_name' | 'last_name' | 'email' | 'country' | 'email_verified' | 'is_business'
> {
  /** First and last name joined. */
  readonly display_name: string;
}

/**
 * How a session ended that this tab had and nobody ended in it: the server no longer knows it, or the person signed out in another
 * tab.
 */
export type EndedSession = 'expired' | 'signed-out-elsewhere';

/** `unknown` until the first answer of the server; the user is there exactly when authenticated. */
export type Session =
  | { readonly status: 'unknown'; readonly user?: undefined; readonly support?: undefined }
  | { readonly status: 'guest'; readonly user?: undefined; readonly support?: undefined; readonly ended?: EndedSession }
  /** `support`: a member of staff acts for the user (BO-03). */
  | { readonly status: 'authenticated'; readonly user: SessionUser; readonly support?: SupportSession };

const UNKNOWN: Session = { status: 'unknown' };

export const sessionKey = ['session'] as const;

/** The session of this tab; it follows the other tabs (GD-06). */
export const sessionAtom = cachedAtom<Session>(sessionKey, UNKNOWN);

/** Whether this tab has said that a session had expired: many calls that fail at once are one end. */
export const expiryToldAtom = atom(false);

/** Where somebody goes who has ended a support session in this tab. */
export const deskAtom = atom<string | undefined>(undefined);

/** The session of this tab; unknown in a first render, also of a part that is hydrated late. */
export function useSession(): Session {
  return useStored<Session>(sessionAtom, UNKNOWN);
}

/** The user of a profile; null where it has no name, for authenticated means that the user has one (SS-02). */
export function toSessionUser({
  first_name,
  last_name,
  email,
  country,
  email_verified,
  is_business,
}: Profile): SessionUser | null {
  const display_name = [first_name, last_name]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  return display_name === ''
    ? null
    : { first_name, last_name, display_name, email, country, email_verified, is_business };
}
