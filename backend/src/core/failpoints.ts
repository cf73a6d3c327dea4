/** Places at which a test can end the process as a power cut would: `after-authorise`, `before-commit-provision` and so on. */
const armed = process.env.NODE_ENV === 'production' ? undefined : process.env.FAILPOINT;
const [armedName, armedPass = '1'] = armed?.split(':') ?? [];
let passes = 0;

/**
 * Ends the process with SIGKILL when `FAILPOINT` names this place; `FAILPOINT=after-register:2` lets the first pass by. Does
 * nothing in production.
 */
export function failpoint(name: string): void {
  if (name !== armedName) return;
  passes += 1;
  if (passes === Number(armedPass)) process.kill(process.pid, 'SIGKILL');
}
