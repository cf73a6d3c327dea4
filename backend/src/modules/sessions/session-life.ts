/** A session ends this long after sign-in, whatever happens. */
export const SESSION_SECONDS = 12 * 60 * 60;
/** And this long after it was last used. */
export const IDLE_SECONDS = 2 * 60 * 60;
/** Use is written down at most this often, so that nearly every request costs one statement. */
export const TOUCH_SECONDS = 5 * 60;
/** The token that a session had before step-up is good this long for requests under way, as if it had not stepped up (ADR 23). */
export const FORMER_TOKEN_SECONDS = 60;
