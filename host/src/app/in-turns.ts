/** Runs each step in a task of its own, in their order: in between the browser draws and answers. A step that throws keeps no other from its turn. */
export function inTurns(...steps: readonly (() => void)[]): void {
  const left = [...steps];
  const { port1, port2 } = new MessageChannel();
  // Timers of a tab in the background would take a second each.
  port1.onmessage = () => {
    const step = left.shift();
    if (left.length > 0) port2.postMessage(undefined);
    else port1.close();
    step?.();
  };
  port2.postMessage(undefined);
}
