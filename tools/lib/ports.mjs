import net from 'node:net';

/** Whether a port of this machine is in use, checked by briefly listening on it. */
function isTaken(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error)));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(false)));
  });
}

/**
 * @param {{ port: number, variable: string, what: string }[]} wanted
 * @throws an error that names every taken port and the variable that moves it
 */
export async function requireFree(wanted) {
  const clashes = [];
  for (const { port, variable, what } of wanted) {
    if (await isTaken(port))
      clashes.push(`  ${port} for ${what}: choose another with ${variable}, such as ${variable}=${port + 1000}`);
  }
  if (clashes.length > 0) throw new Error(`A required port is in use by another program:\n${clashes.join('\n')}`);
}
