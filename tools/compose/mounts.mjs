/** Quotes a word for a shell script. */
export const quoted = (word) => `'${String(word).replaceAll("'", `'\\''`)}'`;

/** Returns the lines that bind-mount a path of this machine, read-only unless `writable`. */
function bind({ root, source, target, writable }) {
  const place = quoted(`${root}${target}`);
  const lines = [];
  // Hides this machine's own programs there from the image.
  if (target.startsWith('/usr/local/'))
    lines.push(
      `mountpoint -q ${quoted(`${root}/usr/local`)} || mount -t tmpfs none ${quoted(`${root}/usr/local`)}`,
      `install -D /dev/null ${place}`,
    );
  lines.push(`mount --bind ${quoted(source)} ${place}`);
  if (!writable) lines.push(`mount -o remount,bind,ro ${place}`);
  return lines.join('\n');
}

/**
 * Returns a command that makes the given mounts in its own namespace and then runs the last line; the mounts end with it.
 * @param {(string | { root: string, source: string, target: string, writable?: boolean })[]} steps lines of a shell script, and mounts
 */
export const isolated = (steps) => [
  'unshare',
  '--mount',
  '--pid',
  '--fork',
  'sh',
  '-euc',
  steps.map((step) => (typeof step === 'string' ? step : bind(step))).join('\n'),
];
