/** A word of a shell script. */
export const quoted = (word) => `'${String(word).replaceAll("'", `'\\''`)}'`;

/** Mounts something of this machine; read-only unless it says otherwise. */
function bind({ root, source, target, writable }) {
  const place = quoted(`${root}${target}`);
  const lines = [];
  // The machine's own programs there are nobody's business in an image.
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
 * A command that mounts what it is given and then goes on with the last line, all of it where nobody else sees it and until that ends.
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
