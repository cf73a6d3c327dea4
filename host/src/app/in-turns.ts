/**
 * Runs each step in its own task, in order, so that the browser can draw and respond in between. A step that throws does not affect the
 * others.
 */
export function inTurns(...steps: readonly (() => void)[]): void {
  const left = [...steps];
  const { port1, port2 } = new MessageChannel();
  // In a background tab, a timer would take a second for each step.
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
