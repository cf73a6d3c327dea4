/** Places at which a test can kill the process like a power cut: `after-authorise`, `before-commit-provision` and so on. */
const armed = process.env.NODE_ENV === 'production' ? undefined : process.env.FAILPOINT;
const [armedName, armedPass = '1'] = armed?.split(':') ?? [];
let passes = 0;

/**
 * Kills the process with SIGKILL if `FAILPOINT` names this place; `FAILPOINT=after-register:2` skips the first pass. Does nothing in
 * production.
 */
export function failpoint(name: string): void {
  if (name !== armedName) return;
  passes += 1;
  if (passes === Number(armedPass)) process.kill(process.pid, 'SIGKILL');
}
