import { ownOrigin } from '../routing/navigation';
import { paths } from '../routing/paths';

/** Pages that are no useful destination after signing in. */
const NOT_A_PLACE = /^\/(site\/(login|register|verification|recover|validate|reset|emailsent)|login)(\/|$)/;

/**
 * Returns where to go after signing in: the stored path if it is of this origin, else `fallback` (GD-02). Rejects other origins in all
 * their spellings (`//`, `/\`, `javascript:`, control characters) and the sign-in pages themselves.
 */
export function safeReturnPath(stored: string | null | undefined, fallback: string = paths.home()): string {
  const origin = ownOrigin() || 'http://own.invalid';
  if (!stored?.startsWith('/') || stored.length > 2048) return fallback;
  try {
    const url = new URL(stored, origin);
    if (url.origin !== origin || NOT_A_PLACE.test(url.pathname)) return fallback;
    const path = url.pathname + url.search + url.hash;
    // `/.//evil.example` is of this origin, but its normalised path would be resolved to another one.
    return path.startsWith('//') ? fallback : path;
  } catch {
    return fallback;
  }
}

/** Whether a path is that of the sign-in page. */
export function isLoginPath(path: string): boolean {
  return /^\/(site\/login|login)(?![\w-])/.test(path);
}
