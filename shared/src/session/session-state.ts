import { cachedAtom } from '../api/cached-atom';
import type { SupportSession } from '../contract/auth';
import type { Profile } from '../contract/billing';
import { atom, useStored } from '../store';

/** The signed-in user (SS-02). */
export interface SessionUser extends Pick<
  Profile,
  'first_name' | 'last_name' | 'email' | 'country' | 'email_verified' | 'is_business'
> {
  /** First and last name joined. */
  readonly display_name: string;
}

/** How this tab's session ended, other than by a sign-out in this tab. */
export type EndedSession = 'expired' | 'signed-out-elsewhere';

/**
 * `unknown` until the server's first response; `user` is present if and only if authenticated. `visitorCountry` is where the visitor seems
 * to be (ISO 3166-1 alpha-2), if the server knows.
 */
export type Session =
  | {
      readonly status: 'unknown';
      readonly user?: undefined;
      readonly support?: undefined;
      readonly visitorCountry?: undefined;
    }
  | {
      readonly status: 'guest';
      readonly user?: undefined;
      readonly support?: undefined;
      readonly ended?: EndedSession;
      readonly visitorCountry?: string | undefined;
    }
  /** `support`: a member of staff acts for the user (BO-03). */
  | {
      readonly status: 'authenticated';
      readonly user: SessionUser;
      readonly support?: SupportSession;
      readonly visitorCountry?: string | undefined;
    };

const UNKNOWN: Session = { status: 'unknown' };

export const sessionKey = ['session'] as const;

/** The session of this tab; synchronised with other tabs (GD-06). */
export const sessionAtom = cachedAtom<Session>(sessionKey, UNKNOWN);

/** Whether this tab has already shown that the session expired, so that many calls that fail at once show it once. */
export const expiryToldAtom = atom(false);

/** Where to go after ending a support session in this tab. */
export const deskAtom = atom<string | undefined>(undefined);

/** Returns the session of this tab; unknown in a first render, including a part that is hydrated late. */
export function useSession(): Session {
  return useStored<Session>(sessionAtom, UNKNOWN);
}

/** Converts a profile to the user of a session; null if it has no name, because an authenticated user has one (SS-02). */
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
