/** Runs each step in a task of its own, in their order, so that the browser draws and answers in between. One that throws costs no other its turn. */
export function inTurns(...steps: readonly (() => void)[]): void {
  const left = [...steps];
  const { port1, port2 } = new MessageChannel();
  // Timers of a tab in the background would take a second each.
  port1.onmessage = () => {
    try {
      left.shift()?.();
    } finally {
      if (left.length > 0) port2.postMessage(undefined);
      else port1.close();
    }
  };
  port2.postMessage(undefined);
}
